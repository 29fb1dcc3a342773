/// What makes the stages of a page move. It reads numbers and texts from each stage's own data and writes them with
/// `setAttribute` and `textContent` alone.
enum PageScript {
    static let text = #"""
        'use strict';
        const svg = 'http://www.w3.org/2000/svg';
        const reduced = matchMedia('(prefers-reduced-motion: reduce)');

        function drawn([tag, attributes, text]) {
          const element = document.createElementNS(svg, tag);
          for (const name in attributes) element.setAttribute(name, attributes[name]);
          if (text !== undefined) element.textContent = text;
          return element;
        }

        function rounded(value) { return value === null ? '–' : String(Math.round(value * 1000) / 1000); }

        function prepare(stage) {
          const find = selector => stage.querySelector(selector);
          const data = JSON.parse(find('script').textContent);
          const [screen, slider, play, slow] = ['.screen g', 'input', '.play', '.slow'].map(find);
          const [select, dot, clock] = ['select', '.curve circle', 'output'].map(find);
          const cells = [...stage.querySelectorAll('.values td')];
          const last = data.frames.length - 1;
          let frame = 0, speed = 1, began = null;

          function ends(track) {
            const numbers = track.filter(value => value !== null);
            return [numbers, Math.min(...numbers), Math.max(...numbers)];
          }

          function place(track, index) {
            const [numbers, low, high] = ends(track);
            const value = track[index] === null ? numbers[0] : track[index];
            const share = high > low ? (value - low) / (high - low) : 0.5;
            return [10 + 300 * index / last, 190 - 164 * share];
          }

          function drawCurve() {
            const track = data.tracks[select.value];
            if (!track) return;
            const points = track.map((_, index) => place(track, index).map(n => n.toFixed(2)).join(' '));
            find('.curve path').setAttribute('d', 'M' + points.join('L'));
            const [, low, high] = ends(track);
            const seconds = index => rounded(data.start + index * data.step) + ' s';
            const labels = {high: rounded(high), low: low < high ? rounded(low) : '', from: seconds(0), to: seconds(last)};
            for (const name in labels) find('.curve .' + name).textContent = labels[name];
            show(frame);
          }

          function show(index) {
            frame = Math.max(0, Math.min(last, index));
            screen.replaceChildren(...data.frames[frame].map(number => drawn(data.shapes[number])));
            slider.value = frame;
            const time = (data.start + frame * data.step).toFixed(3) + ' s';
            const values = data.tracks.map(track => rounded(track[frame]));
            cells.forEach((cell, index) => { cell.textContent = values[index]; });
            clock.textContent = time;
            slider.setAttribute('aria-valuetext', time + ', ' + (values[select.value] ?? ''));
            stage.dataset.frame = frame;
            const track = data.tracks[select.value];
            if (!track) return;
            const [x, y] = place(track, frame);
            dot.setAttribute('cx', x.toFixed(2));
            dot.setAttribute('cy', y.toFixed(2));
          }

          function tick(now) {
            if (began === null) return;
            let index = Math.floor((now - began) / 1000 * speed / data.step);
            // Who wants less motion sees eight still pictures, one after the other.
            if (reduced.matches) index = Math.floor(index / (last / 8)) * Math.ceil(last / 8);
            show(index);
            if (index >= last) stop(); else requestAnimationFrame(tick);
          }

          function start() {
            const from = frame >= last ? 0 : frame;
            began = performance.now() - from * data.step / speed * 1000;
            play.textContent = 'Pause';
            play.setAttribute('aria-pressed', 'true');
            requestAnimationFrame(tick);
          }

          function stop() {
            began = null;
            play.textContent = 'Play';
            play.setAttribute('aria-pressed', 'false');
          }

          function toggle() { if (began === null) start(); else stop(); }
          function go(index) { stop(); show(index); }

          play.addEventListener('click', toggle);
          slow.addEventListener('click', () => {
            const was = began !== null;
            stop();
            speed = speed === 1 ? 0.25 : 1;
            slow.setAttribute('aria-pressed', String(speed !== 1));
            if (was) start();
          });
          find('.back').addEventListener('click', () => go(frame - 1));
          find('.forth').addEventListener('click', () => go(frame + 1));
          slider.addEventListener('input', () => go(Number(slider.value)));
          select.addEventListener('change', drawCurve);
          stage.addEventListener('keydown', event => {
            const isControl = event.target.closest('button, select, summary');
            const keys = {
              ' ': toggle, ArrowLeft: () => go(frame - 1), ArrowRight: () => go(frame + 1),
              Home: () => go(0), End: () => go(last),
            };
            if (isControl || !keys[event.key]) return;
            event.preventDefault();
            keys[event.key]();
          });
          drawCurve();
          show(0);
        }

        document.querySelectorAll('.stage').forEach(prepare);
        """#
}
