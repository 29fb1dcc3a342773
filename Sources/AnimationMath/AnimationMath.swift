// AnimationMath
