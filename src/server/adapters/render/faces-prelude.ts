/**
 * How a template begins that is set in the faces of `sys.inputs.faces`. The first has no letter of the eastern half of
 * Latin but the accents to compose some from; a program that reads such a page finds a gap after each. So it is kept to
 * what it has, and these letters come from the face that has them whole. Letters of `sys.inputs.accents` are set
 * apart from their accents, which are drawn left of where they are set and as high as small letters need them;
 * one set further back would be read as the first of another line.
 */
export const FACES_PRELUDE = `
#let faces = json(bytes(sys.inputs.faces))
#let faces = faces.slice(0, 1).map(face => (name: face, covers: regex("[^\\u{100}-\\u{24f}\\u{1e00}-\\u{1e9f}\\u{1ef2}-\\u{1eff}]"))) + faces.slice(1)
#let set-accented((letter, accents, isTall)) = context {
  let back = calc.min((measure(letter).width / 2 - 0.17em).to-absolute(), 0.13em.to-absolute())
  box({
    letter
    h(-back)
    for (at, accent) in accents.enumerate() {
      text(baseline: if isTall { -0.17em } else { 0em } - 0.17em * at, accent)
    }
    h(back)
  })
}
#show: body => json(bytes(sys.inputs.accents)).fold(body, (inner, accented) => {
  show accented.letter + accented.accents.join(): set-accented(accented)
  inner
})
`;
