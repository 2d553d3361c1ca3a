import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Prose } from './prose.tsx';

/** What readers with disabilities can expect, how it is checked and what is missing (OP-27). */
// Long because: it is the text of the page.
export function AccessibilityStatement() {
  const { name } = useEditionView();
  return (
    <Prose
      title="Accessibility"
      lead={`Everybody who may read ${name} should be able to: with a keyboard, a screen reader, large text or strong contrast.`}
      date="21 November 2026"
    >
      <h2>What we aim for</h2>
      <p>
        The Web Content Accessibility Guidelines (WCAG) 2.2 at level AA, on every page, in each of the three themes, on
        wide screens and on phones.
      </p>
      <h2>What helps you</h2>
      <ul>
        <li>Everything can be done with the keyboard; the key ? shows the shortcuts, which can be switched off.</li>
        <li>The themes light, dark and high contrast stand in the header. At first they follow your system.</li>
        <li>Text can be enlarged to twice its size, and the text of a document further, without scrolling sideways.</li>
        <li>Motion is left out where your system asks for less of it.</li>
        <li>Found words are marked by their underline as well as by colour.</li>
      </ul>
      <h2>How it is checked</h2>
      <p>
        Each change is tested by machine with axe on the pages and on what opens over them, in all three themes and at
        two widths, together with tests that use the keyboard alone. People look at every new page as well. Machines
        find perhaps half of what can go wrong, so reports from readers matter.
      </p>
      <h2>What is missing</h2>
      <ul>
        <li>
          Documents are shown as their publishers wrote them: some have pictures without a description, tables without
          headings, or passages in another language that are not marked as such.
        </li>
        <li>PDF files that come from publishers are not always tagged.</li>
        <li>
          The pages have not been assessed by an independent body yet, and tests with screen readers were made with few
          combinations of browser and reader.
        </li>
        <li>The sign-in page belongs to the sign-in service that your institution uses; we cannot vouch for it.</li>
      </ul>
      <h2>Tell us what does not work</h2>
      <p>
        Write to <AppLink href="/contactcustomersupport">support</AppLink>: which page, what you wanted to do, what
        happened, and what you use to read. If a document cannot be read by you, ask for it in another form.
      </p>
    </Prose>
  );
}
