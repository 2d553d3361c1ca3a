import * as z from 'zod/mini';
import { FAVORITE_LIMITS as LIMITS } from '#domain/tools/desk/favorite.ts';
import { isSitePath } from '#domain/tools/desk/site-path.ts';

/** An id, a jurisdiction, a topic. */
export const favoriteValue = z.string().check(z.minLength(1), z.maxLength(300));

export const favoriteValues = z._default(z.array(favoriteValue).check(z.maxLength(200)), []);

/** Where a favorite leads: a path of this site. */
export const favoriteUrl = z
  .string()
  .check(z.maxLength(LIMITS.url), z.refine(isSitePath, 'A path of this site is needed.'));

export const favoriteTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.title));
