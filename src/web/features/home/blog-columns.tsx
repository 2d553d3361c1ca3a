import type { ReactNode } from 'react';
import type { HomeBlog, HomeBlogsAnswer } from '#contract/home.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { defaultMode, useEditionView } from '#web/app/edition-view.ts';
import { classNames } from '#web/ui/class-names.ts';
import { hrefOfSearch } from '#web/app/search-address.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import styles from './blog-columns.module.css';
import { HomePart } from './home-part.tsx';
import type { PartModel } from './use-home.ts';

/** Posts of a blog that are shown. */
const POSTS = [0, 1, 2] as const;
const ALL_POSTS = [{ facet: 'contenttype', values: ['Blog post'], every: false }];

/** The newest posts of the edition's blogs: one beside the other, or the posts of a single one (TL-002 to TL-004). */
export function BlogColumns({ part }: { readonly part: PartModel<HomeBlogsAnswer> }) {
  const view = useEditionView();
  const { blogs } = view.home;
  const isSingle = blogs.length === 1;
  const title = isSingle ? (blogs[0]?.title ?? '') : 'Blogs';
  const total = part.data?.total;
  return (
    <div className={styles.blogs}>
      <HomePart
        title={title}
        part={part}
        room={isSingle ? styles.roomSingle : styles.roomSeveral}
        ways={
          <AppLink href={hrefOfSearch(defaultMode(view), { filters: ALL_POSTS })}>
            All posts <span className={styles.count}>{total === undefined ? '…' : formatNumber(total)}</span>
          </AppLink>
        }
        waiting={<Waiting />}
      >
        {(answer) => (
          <div className={rowOf(blogs)}>
            {blogs.map((blog) => (
              <Blog key={blog.field} title={isSingle ? undefined : blog.title}>
                {(answer[blog.field] ?? []).map((post) => (
                  <Post key={post.id} post={post} isUnderHeading={!isSingle} />
                ))}
                {answer[blog.field]?.length === 0 ? <li className={styles.empty}>No posts yet.</li> : null}
              </Blog>
            ))}
          </div>
        )}
      </HomePart>
    </div>
  );
}

function rowOf({ length }: { readonly length: number }): string {
  return classNames(styles.row, length === 1 ? styles.single : styles.several);
}

function Waiting() {
  const { blogs } = useEditionView().home;
  return (
    <div className={rowOf(blogs)}>
      {blogs.map((blog) => (
        <Blog key={blog.field} title={blogs.length === 1 ? undefined : blog.title}>
          {POSTS.map((post) => (
            <li key={post} className={styles.post}>
              <SkeletonLine width="70%" />
            </li>
          ))}
        </Blog>
      ))}
    </div>
  );
}

function Blog({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) {
  if (title === undefined) return <ul className={styles.posts}>{children}</ul>;
  return (
    <section>
      <h3 className={styles.blogTitle}>{title}</h3>
      <ul className={styles.posts}>{children}</ul>
    </section>
  );
}

function Post({ post, isUnderHeading }: { readonly post: HomeBlog; readonly isUnderHeading: boolean }) {
  const { title, url, body, date, isOutside } = post;
  const Heading = isUnderHeading ? 'h4' : 'h3';
  return (
    <li className={styles.post}>
      <Heading className={styles.title}>
        {isOutside ? (
          <ExternalLink href={url}>
            <bdi>{title}</bdi>
          </ExternalLink>
        ) : (
          <AppLink href={url}>
            <bdi>{title}</bdi>
          </AppLink>
        )}
      </Heading>
      <p className={styles.date}>{date ? formatDate(date) : 'Undated'}</p>
      <p className={styles.body}>{body}</p>
    </li>
  );
}
