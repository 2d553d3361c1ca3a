/**
 * How a template begins that is set in the faces of `sys.inputs.faces`. The first has no letter of the eastern half of
 * Latin but the accents to compose some from; a program that reads such a page finds a gap after each. So it is kept to
 * what it has, and these letters come from the face that has them whole.
 */
export const FACES_PRELUDE = `
#let faces = json(bytes(sys.inputs.faces))
#let faces = faces.slice(0, 1).map(face => (name: face, covers: regex("[^\\u{100}-\\u{24f}\\u{1e00}-\\u{1e9f}\\u{1ef2}-\\u{1eff}]"))) + faces.slice(1)
`;
