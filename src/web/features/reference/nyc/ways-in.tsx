import { useCurrentRoute } from '#web/app/current-route.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './nyc.module.css';

const WAYS = [
  { href: '/nyctool/provision', name: 'By provision' },
  { href: '/nyctool/topic', name: 'By topic' },
  { href: '/nyctool/jurisdiction', name: 'By jurisdiction' },
  { href: '/nycsearch', name: 'Search' },
] as const;

/** The ways into the decisions, on each of their pages. */
export function WaysIn() {
  const { route } = useCurrentRoute();
  return (
    <nav aria-label="New York Convention Tool" className={styles.ways}>
      {WAYS.map(({ href, name }) => (
        <AppLink key={href} href={href} {...(route?.path === href ? { 'aria-current': 'page' as const } : {})}>
          {name}
        </AppLink>
      ))}
    </nav>
  );
}
