/** How pages are set. Everything that varies comes in as `data`. */
export const DOCUMENT_TEMPLATE = `
#let data = json(bytes(sys.inputs.data))
#set document(title: data.title)
#set text(lang: "en", region: "GB", size: 10pt, hyphenate: false)
#set par(leading: 0.55em, spacing: 0.7em)
#set page(
  paper: "a4",
  margin: (x: 2.2cm, top: 2cm, bottom: 2.2cm),
  footer: context align(right, text(8pt, fill: luma(90), counter(page).display("1 / 1", both: true))),
)
#show link: it => text(fill: rgb("#1a4f8a"), it)
#show heading.where(level: 1): set text(17pt)
#show heading.where(level: 2): set text(12pt)
#heading(level: 1, data.title)
#v(2pt)
#for fact in data.facts [
  #par(hanging-indent: 1em)[#strong(fact.label): #fact.value]
]
#v(6pt)
#set enum(numbering: n => text(fill: luma(90), number-width: "tabular", str(n) + "."), spacing: 11pt)
#let entry(row) = {
  link(row.link, text(11pt, row.title))
  if row.about != "" { linebreak(); text(9pt, fill: luma(75), row.about) }
  if row.text != "" { linebreak(); text(9pt, row.text) }
}
#for block in data.blocks {
  if block.kind == "heading" { heading(level: block.level, block.text); v(2pt) }
  if block.kind == "entries" { enum(..block.entries.map(entry)) }
  if block.kind == "fields" {
    for field in block.fields {
      par[#text(fill: luma(75), field.label): #if field.isLink { link(field.value) } else { field.value }]
    }
  }
}
`;
