import { AppLink } from '#web/ui/app-link.tsx';
import { CHOICE_COOKIES, COUNTING_COOKIES, NEEDED_COOKIES } from '#web/app/cookie-list.ts';
import { Prose } from './prose.tsx';

/** Which cookies there are, what for and how long. */
export function CookiePolicy() {
  return (
    <Prose
      title="Cookie policy"
      lead="Which cookies the library sets, what each is for, and how long it stays. All of them come from this site; none is read by anybody else."
      date="23 November 2026"
    >
      <h2>Needed for signing in and for safety</h2>
      <p>Without these nobody could stay signed in, so they are set without asking, and only when they are needed.</p>
      <CookieTable cookies={NEEDED_COOKIES} />
      <h2>Set by what you choose</h2>
      <CookieTable cookies={CHOICE_COOKIES} />
      <h2>Counting visits</h2>
      <p>
        Only after you have agreed, and only where the operator has switched it on, the library counts page views on its
        own server, with these. The subscription in use and an opaque mark of the session go along; your name does not.
      </p>
      <CookieTable cookies={COUNTING_COOKIES} />
      <h2>Kept in the browser without a cookie</h2>
      <p>
        Settings such as the theme, the text size and the shortcuts; for a moment, the place on the page that you left
        for sign-in; and, where you are signed in, the last documents you read, for reading without a connection. The
        latter are taken out when you log out. None of it is sent to the server.
      </p>
      <h2>How to get rid of them</h2>
      <p>
        Logging out removes the cookies of the session. All others can be deleted in the settings of your browser at any
        time. Questions go to <AppLink href="/contactcustomersupport">support</AppLink>.
      </p>
    </Prose>
  );
}

function CookieTable({ cookies }: { readonly cookies: typeof NEEDED_COOKIES }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Purpose</th>
          <th scope="col">Stays</th>
        </tr>
      </thead>
      <tbody>
        {cookies.map(({ name, purpose, life }) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{purpose}</td>
            <td>{life}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
