# Windows of all sizes, and what is drawn in them.

# A look at everything that is laid out by the window's width.
look_around() {
    at_prompt
    enter ':tap "Switch"'
    sees "transaction"
    enter ":step 0.5"
    for line in ":anims" ":frames Circle width opacity for 5f" ":plot Circle width" ":why Circle width" ":timeline" \
        ":tree render" ":help" ":help withAnimation" ":film 3" ":compare .bouncy .smooth" ":state" ":log"; do
        enter "$line"
        at_prompt
        fits "$1"
    done
    enter ":get Circle width"
    sees "width = 87.5"
}

case_40_columns() { open 40 30 -- Lamp.swift; look_around 40; }
case_80_columns() { open 80 30 -- Lamp.swift; look_around 80; }
case_200_columns() { open 200 50 -- Lamp.swift; look_around 200; }
case_20_columns() { open 20 24 -- Lamp.swift; look_around 20; }

case_resize_while_typing() {
    open 80 24
    at_prompt
    type_ 'print("one two three four five six seven eight nine ten eleven twelve thirteen", 6 * 7)'
    sees "6 * 7)"
    resize 30 24
    sees "6 * 7)"
    resize 120 24
    sees 'twelve thirteen", 6 * 7)'
    keys Enter
    sees "twelve thirteen 42"
}

case_play_draws_to_the_end() {
    open 80 40 -- Lamp.swift
    at_prompt
    enter ":watch Circle width"
    at_prompt
    enter ':tap "Switch"'
    sees "bright: false → true"
    enter ":play 4"
    sees "in flight"
    sees "2.02 s"
    at_prompt
    enter ":expect Circle width == 200"
    sees "✓ Circle width == 200"
}

case_korean() {
    open 40 24
    at_prompt
    type_ 'let 인사 = "안녕하세요"'
    sees '인사 = "안녕하세요"'
    keys Enter
    enter 'print(인사 + "!", 인사.count)'
    sees "안녕하세요! 5"
    # Back over a wide character takes both of its cells, and what is typed stands in its place.
    type_ 'print("가나다")'
    keys Left Left BSpace
    type_ "라"
    sees 'print("가나라")'
    keys Enter
    sees "가나라"
    # The caret stands under the mistake, two cells for each syllable.
    enter 'print("한국어", 없다)'
    sees '    |                 ^^^^'
    at_prompt 'print("한국어", 없다)'
    keys C-c
    at_prompt
    # A line that goes over the edge breaks between syllables, and comes back whole.
    type_ 'print("가나다라마바사아자차카타파하가나다라마바사")'
    keys Home End Enter
    sees "가나다라마바사아자차카타파하가나다라마바"
}

case_monochrome_and_ascii() {
    open 80 30 NO_COLOR=1 -- Lamp.swift --ascii
    at_prompt
    enter ':tap "Switch"'
    at_prompt
    enter ":plot Circle width"
    at_prompt
    screen -e | grep -q $'\e\[3[0-9]m' && fail "a colour is written"
    screen_has "→" && fail "an arrow is no ASCII"
    enter ":quit"
    ends 0
}

case_dumb_terminal() {
    open 80 24 TERM=dumb -- Lamp.swift
    sees ">>"
    enter ':tap "Switch"'
    sees "bright: false"
    enter ":play 8"
    sees "2.02 s"
    enter ":quit"
    ends 0
}
