/// The page around a session's parts: one file that asks for nothing else.
public enum PageFrame {
    /// A whole page; `body` is markup, `title` is text.
    public static func page(title: String, body: String) -> String {
        let name = Markup.escaped(title)
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <title>\(name)</title>
            <link rel="icon" href="data:,">
            <style>
            \(style)
            </style>
            </head>
            <body>
            <main>
            \(body)</main>
            <script>
            \(PageScript.text)
            </script>
            </body>
            </html>

            """
    }

    /// Nothing is loaded, sent or framed, whatever the page holds.
    private static let policy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
        + "base-uri 'none'; form-action 'none'"

    private static let style = """
        :root { color-scheme: light dark; --paper: #fff; --ink: #1d1d1f; --quiet: #6e6e73; --line: #d2d2d7;
          --code: #f5f5f7; --entry: #eef3ff; --mark: #0a60d0; --good: #1a7f37; --bad: #c22; --old: #ffe3e3; --new: #dff5e3; }
        @media (prefers-color-scheme: dark) {
          :root { --paper: #161618; --ink: #f0f0f2; --quiet: #a1a1a6; --line: #3a3a3d; --code: #232326;
            --entry: #1c2740; --mark: #6aa9ff; --good: #5fd07a; --bad: #ff7b72; --old: #4a2326; --new: #1f3d28; }
        }
        body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
        main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
        pre, code, table { font: 13.5px/1.5 ui-monospace, Menlo, monospace; }
        pre { margin: .5rem 0; padding: .6rem .8rem; border-radius: .5rem; overflow: auto; background: var(--code); }
        pre.entry { background: var(--entry); margin-top: 1.5rem; }
        pre.told { white-space: pre-wrap; overflow-wrap: anywhere; }
        blockquote { margin: .5rem 0; padding: 0 0 0 1rem; border-left: .2rem solid var(--line); color: var(--quiet); }
        del { background: var(--old); text-decoration: line-through; }
        ins { background: var(--new); text-decoration: none; }
        .k { color: #ad3da4; } .t { color: #703daa; } .s { color: #d12f1b; } .n { color: #272ad8; }
        .c { color: var(--quiet); } .a { color: var(--mark); font-weight: 600; }
        @media (prefers-color-scheme: dark) {
          .k { color: #ff7ab2; } .t { color: #dabaff; } .s { color: #ff8170; } .n { color: #d9c97c; }
        }
        .trouble { color: var(--bad); } .holds { color: var(--good); } .caption { margin: .5rem 0 0; }
        .wide { overflow: auto; max-height: 24rem; }
        table { border-collapse: collapse; } td, th { padding: .1rem .6rem; text-align: right; white-space: nowrap; }
        th { color: var(--quiet); font-weight: 500; } .values th { text-align: left; white-space: normal; overflow-wrap: anywhere; }
        .list { max-height: 15rem; overflow: auto; } .curve text { font: 11px system-ui, sans-serif; fill: var(--quiet); }
        .stage { margin: 1rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: .8rem; }
        .stage:focus-visible { outline: 2px solid var(--mark); }
        .views { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
        .screen { flex: 1 1 14rem; max-width: 24rem; max-height: 26rem; background: #fff; border: 1px solid var(--line);
          border-radius: .6rem; font-family: system-ui, sans-serif; }
        .course { flex: 1 1 16rem; min-width: 0; overflow: auto; } select { max-width: 100%; }
        .curve { display: block; width: 100%; max-width: 26rem; margin: .5rem 0; background: var(--code); border-radius: .4rem; }
        .curve path { fill: none; stroke: var(--mark); stroke-width: 2; } .curve circle { fill: var(--bad); }
        .controls { display: flex; flex-wrap: wrap; gap: .4rem; align-items: center; margin: .8rem 0 .2rem; }
        .controls input { flex: 1 1 10rem; } .controls output { min-width: 5rem; text-align: right; }
        .chart { display: block; width: 100%; max-width: 44rem; margin: .5rem 0; background: var(--code); border-radius: .4rem; }
        .chart path { fill: none; stroke-width: 2; } .chart text { font: 11px system-ui, sans-serif; fill: var(--quiet); }
        .chart .s0 { stroke: var(--mark); } .chart .s1 { stroke: var(--bad); } .chart .s2 { stroke: var(--good); }
        .chart .bar { stroke-width: 8; } .chart .s3 { stroke: var(--ink); } .chart .model, .chart .tick { stroke: var(--quiet); stroke-dasharray: 3 4; }
        .film { display: flex; flex-wrap: wrap; gap: 1rem; } .film figure { margin: .5rem 0; flex: 1 1 9rem; max-width: 14rem; }
        .film .screen { width: 100%; }
        figcaption { color: var(--quiet); font-size: .9rem; }
        """
}
