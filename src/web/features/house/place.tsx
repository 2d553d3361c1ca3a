import { useCurrentRoute } from '#web/app/current-route.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { NotFoundMessage } from '#web/ui/not-found-message.tsx';
import { Prose } from './prose.tsx';

/** In the demo: what would be at another site that nobody has named yet, and how it is named (OP-167). */
export function Place() {
  const { name: edition, places } = useEditionView();
  const { place: id = '' } = useCurrentRoute().params;
  const place = places.find((one) => one.id === id);
  if (!place) {
    return (
      <NotFoundMessage title="There is no such place">
        <p>{edition} leads to no other site of this name.</p>
      </NotFoundMessage>
    );
  }
  return (
    <Prose title={place.name} lead={place.about}>
      <p>
        This entry leaves {edition} for another site. Here, where only this machine is served, none is set up, so that
        this page stands in its place.
      </p>
      <h2>For whoever runs the library</h2>
      <p>
        Name its address as <code>{place.id}</code> in the file of the setting <code>PANDECT_LINKS</code>. On the host
        names of a real library an entry without an address is left out.
      </p>
      <p>
        <AppLink href="/">Back to the home page</AppLink>
      </p>
    </Prose>
  );
}
