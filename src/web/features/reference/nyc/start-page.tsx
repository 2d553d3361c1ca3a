import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { conventionToolQuery } from '#web/api/nyc-tool.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { DecisionCount } from './decision-count.tsx';
import styles from './nyc.module.css';
import { Statistics } from './statistics.tsx';

/** `/nyctool`: what the tool is, three ways in and the search (SH-111, TL-063, OP-97). */
export function NycStartPage() {
  const { data, error, refetch } = useQuery(conventionToolQuery());
  return (
    <Page>
      <Awaited data={data} trouble={error} onRetry={() => void refetch()}>
        {({ articles, topics, states, decisions }) => (
          <>
            <PageHead
              title="New York Convention Tool"
              lead={
                <>
                  How courts apply the Convention on the Recognition and Enforcement of Foreign Arbitral Awards of 1958:{' '}
                  <DecisionCount decisions={decisions} of="the Convention" /> decisions, each with the outcome on the
                  very provision, beside the text, commentary and all else in the library that cites it.
                </>
              }
            />
            <SearchForm />
            <ul className={styles.doors}>
              <Door href="/nyctool/provision" name="By provision" count={formatCount(articles, 'article')}>
                The articles with their paragraphs and letters, from the scope of the Convention to its authentic texts.
              </Door>
              <Door href="/nyctool/topic" name="By topic" count={formatCount(topics, 'topic')}>
                A numbered tree of the questions that courts answer, in the order of the provisions.
              </Door>
              <Door href="/nyctool/jurisdiction" name="By jurisdiction" count={formatCount(states, 'state')}>
                The contracting states with the days on which they joined, and the decisions of their courts.
              </Door>
            </ul>
          </>
        )}
      </Awaited>
      {data ? <Statistics /> : null}
    </Page>
  );
}

function SearchForm() {
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const search = (event: FormEvent) => {
    event.preventDefault();
    const query = words.trim() === '' ? '' : `?${new URLSearchParams({ q: words.trim() }).toString()}`;
    void navigate({ href: `/nycsearch${query}` });
  };
  return (
    <search>
      <form className={styles.search} onSubmit={search}>
        <label htmlFor="nyc-words" className="visually-hidden">
          Search the New York Convention Tool
        </label>
        <input
          id="nyc-words"
          type="search"
          value={words}
          placeholder="Search decisions and commentary, for example “proper notice”"
          onChange={(event) => setWords(event.target.value)}
        />
        <Button kind="default" type="submit">
          Search
        </Button>
      </form>
    </search>
  );
}

interface DoorProps {
  readonly href: string;
  readonly name: string;
  readonly count: string;
  readonly children: string;
}

function Door({ href, name, count, children }: DoorProps) {
  return (
    <li className={styles.door}>
      <h2>
        <AppLink href={href}>{name}</AppLink>
      </h2>
      <p className={styles.doorCount}>{count}</p>
      <p>{children}</p>
    </li>
  );
}
