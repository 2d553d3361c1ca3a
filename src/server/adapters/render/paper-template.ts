import { FACES_PRELUDE } from './faces-prelude.ts';

/** How texts of the library are set on paper. Everything that varies comes in as `data` (see `render-paper-pdf.ts`). */
export const PAPER_TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
${FACES_PRELUDE}#let quiet = rgb("#4a5361")
#let soft(size, body) = text(size: size, fill: quiet, body)
#set document(title: data.title)
#set text(font: faces, lang: "en", region: "GB", size: 10.5pt, fill: rgb("#191e27"), number-type: "lining", hyphenate: false)
#set par(leading: 0.62em, spacing: 0.9em)
#set page(
  paper: "a4",
  flipped: data.isWide,
  margin: (x: if data.isWide { 1.8cm } else { 2.6cm }, top: 2.5cm, bottom: 2.5cm + float(sys.inputs.shift) * 1mm),
  header: context if here().page() > 1 {
    let before = query(heading.where(level: 1).before(here()))
    let title = if before.len() == 0 { data.head } else { data.heads.at(calc.min(before.len(), data.heads.len()) - 1) }
    soft(8pt, title)
  },
  footer: context grid(columns: (1fr, auto), soft(8pt, data.foot), soft(8pt, counter(page).display("1 / 1", both: true))),
)
#show link: it => text(fill: rgb("#1a4f8a"), it)
#show heading: set text(weight: 400, hyphenate: false)
#show heading: set par(justify: false)
#show heading: set block(above: 1.6em, below: 0.8em, sticky: true)
#show heading.where(level: 1): set text(20pt)
#show heading.where(level: 2): set text(14pt)
#show heading.where(level: 3): set text(12pt)
#show heading.where(level: 4): set text(11pt, style: "italic")
#show heading.where(level: 5): set text(10.5pt, fill: quiet)
#show heading.where(level: 6): set text(10pt, fill: quiet)
#show footnote.entry: set text(8.5pt)
#show footnote.entry: set par(leading: 0.5em)
#set table(stroke: (x, y) => (bottom: 0.4pt + rgb("#c3c9d2"), top: if y == 0 { 0.8pt + rgb("#191e27") }), inset: (x: 4pt, y: 4pt))

#let turn(what, body) = if "dir" in what { text(dir: if what.dir == "rtl" { rtl } else { ltr }, body) } else { body }

// Whether the contents are being drawn: they repeat headings, whose notes belong to the page of the heading.
#let lists = state("lists", false)

#let draw-runs(runs, isHead: false) = {
  for run in runs {
    if type(run) == str { [#run] } else if run.kind == "break" { linebreak() } else if run.kind == "note" {
      let note = footnote(numbering: (..) => run.mark, turn(run, run.paragraphs.map(draw-runs).join(parbreak())))
      if isHead { context if not lists.get() { note } } else { note }
    } else {
      let body = [#run.text]
      for style in run.styles {
        if style == "emphasis" { body = emph(body) }
        if style == "strong" { body = strong(body) }
        if style == "underline" { body = underline(body) }
        if style == "superscript" { body = super(body) }
        if style == "subscript" { body = sub(body) }
        // The faces have no small capitals of their own.
        if style == "small-caps" { body = { show regex("\\p{Ll}+"): it => text(size: 0.8em, upper(it)); body } }
        if style == "strike" { body = strike(body) }
      }
      if run.at("isMarked", default: false) { body = highlight(fill: rgb("#ffe9a3"), body) }
      let to = run.at("link", default: "")
      if to.starts-with("#") { body = link(label(to.slice(1)), body) } else if to != "" { body = link(to, body) }
      body
    }
  }
}

#let with-number(block, body) = {
  if block.number.len() == 0 { body } else {
    let width = block.room * 1em
    par(hanging-indent: width)[#box(width: width, draw-runs(block.number))#body]
  }
}

#let draw-paragraph(block) = {
  let indent = block.depth * 1.5em
  let body = draw-runs(block.runs)
  set par(justify: false) if block.role in ("centred", "right") or block.isRagged
  set text(hyphenate: false) if block.role in ("centred", "right")
  let aligned = if block.role == "centred" { align(center, with-number(block, body)) } else if block.role == "right" { align(right, with-number(block, body)) } else { with-number(block, body) }
  if block.role == "quote" { pad(left: indent + 2em, right: 1em, text(9.8pt, aligned)) } else if block.role == "preformatted" { pad(left: indent, text(9pt, hyphenate: false, aligned)) } else if block.leads { std.block(width: 100%, sticky: true, spacing: if block.heads { 1.2em } else { 0.9em }, pad(left: indent, aligned)) } else if indent > 0em { pad(left: indent, aligned) } else { aligned }
  parbreak()
}

#let draw-cell(cell) = table.cell(
  x: cell.x, y: cell.y, colspan: cell.colspan, rowspan: cell.rowspan, breakable: if cell.isWhole { false } else { auto },
  align: if cell.isFigure { end } else { start },
  ..(if cell.isFigure { (inset: (left: 4pt, right: 8pt, y: 4pt)) } else { () }),
  {
    let body = cell.paragraphs.map(draw-runs).join(parbreak())
    if cell.isHeader { body = strong(body) }
    if "dir" in cell { turn(cell, align(if cell.isFigure { end } else { start }, body)) } else { body }
  },
)

#let draw-table(block) = {
  if block.caption.len() > 0 { std.block(sticky: true, above: 1.2em, below: 0.6em, strong(draw-runs(block.caption))) }
  let head = block.cells.filter(cell => cell.y < block.headRows)
  let rest = block.cells.filter(cell => cell.y >= block.headRows)
  set text(block.size * 1pt, hyphenate: block.widths.len() > 5)
  set par(justify: false, leading: 0.5em)
  let drawn = table(
    columns: block.widths.map(width => width * 1fr),
    ..(if head.len() > 0 { (table.header(repeat: block.repeats, ..head.map(draw-cell)),) } else { () }),
    ..rest.map(draw-cell),
  )
  if block.isWhole { std.block(breakable: false, drawn) } else { drawn }
}

#let draw-block(block) = {
  let anchor = block.at("anchor", default: none)
  if anchor != none [#metadata(none)#label(anchor)]
  if block.kind == "heading" {
    let number = draw-runs(block.number, isHead: true)
    heading(level: block.level, { number; if block.number.len() > 0 { " " }; draw-runs(block.runs, isHead: true) })
  }
  if block.kind == "paragraph" { draw-paragraph(block) }
  if block.kind == "table" { draw-table(block) }
  if block.kind == "page" { std.block(sticky: true, spacing: 0.9em, soft(7.5pt)[\\[#block.label\\]]) }
  if block.kind == "figure" {
    std.block(width: 100%, inset: 8pt, stroke: 0.4pt + rgb("#c3c9d2"), sticky: block.caption.len() > 0, soft(9pt, block.alt))
    if block.caption.len() > 0 { std.block(breakable: not block.isShort, soft(9pt, draw-runs(block.caption))); parbreak() }
  }
  if block.kind == "note" { soft(8.5pt)[#if block.isLabel { strong(block.mark) } else { super(block.mark) } #block.paragraphs.map(draw-runs).join(parbreak())]; parbreak() }
}

#let draw-facts(facts) = for fact in facts [
  #set text(dir: ltr)
  #par(hanging-indent: 1em)[#soft(9.5pt, fact.label): #if fact.link { link(fact.value) } else { fact.value }]
]

#for (index, work) in data.works.enumerate() {
  if index > 0 { pagebreak() }
  set text(lang: work.lang, region: work.region, dir: if work.dir == "rtl" { rtl } else { ltr })
  if index == 0 and data.isList {
    set text(dir: if data.dir == "rtl" { rtl } else { ltr })
    heading(level: 1, outlined: false, data.title)
    draw-facts(data.facts)
    for note in data.notes { par(note) }
    if data.hasContents {
      heading(level: 2, outlined: false, "Contents")
      outline(title: none, depth: 1)
    }
    pagebreak()
  }
  heading(level: 1, outlined: data.isList, work.title)
  draw-facts(if data.isList { work.facts } else { data.facts })
  if not data.isList {
    for note in data.notes { par(note) }
    if data.hasContents {
      heading(level: 2, outlined: false, "Contents")
      { lists.update(true); outline(title: none, depth: 5); lists.update(false) }
    }
    if data.hasFront { pagebreak() }
  }
  v(8pt)
  {
    // A narrower space is none to programs that read the page.
    set par(justify: true, justification-limits: (spacing: (min: 85%, max: 150%)))
    set text(hyphenate: data.hyphenates)
    for block in work.blocks {
      let drawn = turn(block, draw-block(block))
      if "lang" in block { text(lang: block.lang, drawn) } else { drawn }
    }
  }
}
`;
