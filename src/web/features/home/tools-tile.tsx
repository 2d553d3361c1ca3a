import type { CSSProperties } from 'react';
import type { Tool } from '#contract/customization.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { ToolIcon } from '#web/ui/tool-icon.tsx';
import { HomePart } from './home-part.tsx';
import styles from './tools-tile.module.css';
import type { PartModel } from './use-home.ts';

/** Where tools and news are chosen. */
const CUSTOMIZE = '/customize';

interface ToolsTileProps {
  readonly part: PartModel<readonly Tool[]>;
  /** Rows to keep room for. */
  readonly rows: number;
  readonly isPage: (href: string) => boolean;
}

/** The tools that the reader has enabled and may open, in the reader's order (TL-012, TL-015). */
export function ToolsTile({ part, rows, isPage }: ToolsTileProps) {
  return (
    <div style={{ '--rows': rows } as CSSProperties}>
      <HomePart
        title="Tools"
        part={part}
        room={styles.room}
        ways={isPage(CUSTOMIZE) ? <AppLink href={CUSTOMIZE}>Customize</AppLink> : null}
        waiting={
          <ul>
            {Array.from({ length: rows }, (_, index) => index).map((row) => (
              <li key={row} className={styles.row}>
                <SkeletonLine width={`${9 + ((row * 5) % 4)}rem`} />
              </li>
            ))}
          </ul>
        }
      >
        {(tools) =>
          tools.length === 0 ? (
            <p className={styles.empty}>No tool is chosen.</p>
          ) : (
            <ul>
              {tools.map((tool) => (
                <ToolRow key={tool.id} tool={tool} />
              ))}
            </ul>
          )
        }
      </HomePart>
    </div>
  );
}

function ToolRow({ tool: { title, description, link, logo, label, counter } }: { readonly tool: Tool }) {
  return (
    <li className={styles.row}>
      <ToolIcon name={logo} className={styles.icon} />
      <AppLink href={link} className={styles.link} title={description}>
        {title}
      </AppLink>
      {label === '' ? null : <span className={styles.label}>{label}</span>}
      {counter === null ? null : <span className={styles.count}>{formatNumber(counter)}</span>}
    </li>
  );
}
