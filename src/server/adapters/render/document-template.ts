import { FACES_PRELUDE } from './faces-prelude.ts';

/** How pages are set. Everything that varies comes in as `data`. */
export const DOCUMENT_TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
${FACES_PRELUDE}#let soft(size, body) = text(size, fill: rgb("#4a5361"), body)
#set document(title: data.title)
#set text(font: faces, lang: "en", region: "GB", size: 10pt, fill: rgb("#191e27"), hyphenate: false, number-type: "lining")
#set par(leading: 0.55em, spacing: 0.7em)
#set page(
  paper: "a4",
  margin: (x: 2.2cm, top: 2cm, bottom: 2.2cm),
  header: context if counter(page).get().first() > 1 { soft(8pt, data.title) },
  footer: context align(right, soft(8pt, counter(page).display("1 / 1", both: true))),
)
#show link: it => text(fill: rgb("#1a4f8a"), it)
#show heading: set text(weight: "regular")
#show heading.where(level: 1): set text(19pt)
#show heading.where(level: 2): set text(12.5pt)
#heading(level: 1, data.title)
#v(2pt)
#for fact in data.facts [
  #par(hanging-indent: 1em)[#soft(10pt, fact.label): #if fact.link { link(fact.value) } else { fact.value }]
]
#v(6pt)
#set enum(numbering: n => text(fill: rgb("#4a5361"), number-width: "tabular", str(n) + "."), spacing: 11pt)
#let entry(row) = {
  if row.link == "" { text(11pt, row.title) } else { link(row.link, text(11pt, row.title)) }
  if row.about != "" { linebreak(); soft(9pt, row.about) }
  if row.at("cited", default: "") != "" { linebreak(); text(9pt, "Cite as: " + row.cited) }
  if row.text != "" { linebreak(); text(9pt, row.text) }
}
#for block in data.blocks {
  if block.kind == "heading" {
    heading(level: block.level, if block.at("link", default: "") == "" { block.text } else { link(block.link, block.text) })
    v(2pt)
  }
  if block.kind == "entries" { enum(..block.entries.map(entry)) }
  if block.kind == "checks" {
    for check in block.checks {
      let box = box(width: 8pt, height: 8pt, stroke: 0.7pt + rgb("#4a5361"), if check.isTicked { place(dx: 1.5pt, dy: 4pt, line(length: 2.5pt, angle: 45deg, stroke: 1pt)); place(dx: 3.2pt, dy: 5.8pt, line(length: 5pt, angle: -55deg, stroke: 1pt)) })
      par(hanging-indent: 1.4em)[#box #h(0.5em) #check.text#if check.isTicked { soft(9pt, " (done)") }]
    }
  }
  if block.kind == "outline" {
    for entry in block.entries {
      pad(left: entry.depth * 1.4em, par(hanging-indent: 1em)[#if entry.link == "" { entry.text } else { link(entry.link, entry.text) }#if entry.about != "" { soft(9pt, " · " + entry.about) }#if entry.pages != "" { h(1fr); soft(9pt, entry.pages) }])
    }
  }
  if block.kind == "paragraphs" { for text in block.texts { par(text) } }
  if block.kind == "fields" {
    for field in block.fields {
      par[#soft(10pt, field.label): #if field.isLink { link(field.value) } else { field.value }]
    }
  }
}
`;
