import { useQuery } from '@tanstack/react-query';
import { ACTOR_KINDS, ACTOR_KIND_WORDS, ANY_PARTNER, isActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { Partner } from '#domain/tools/relations/partners.ts';
import { placeholderOf } from '#domain/tools/relations/relation-page.ts';
import { actorsQuery } from '#web/api/relations.ts';
import { OptionField } from '#web/ui/option-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useTyping } from '#web/ui/use-typing.ts';

interface ActorFieldProps {
  readonly label: string;
  readonly kind: number;
  /** Whether `any` can be chosen, too. */
  readonly hasAny?: boolean;
  /** Whether as many are chosen as there may be. */
  readonly isFull?: boolean;
  readonly onKind: (kind: number) => void;
  readonly onChoose: (partner: Partner) => void;
}

const KINDS = ACTOR_KINDS.map((kind) => ({ value: String(kind), label: ACTOR_KIND_WORDS[kind] }));
const ANY = { value: String(ANY_PARTNER), label: 'Anybody' };

/** A kind and a name that is completed from those the edition knows. */
export function ActorField({ label, kind, hasAny = false, isFull = false, onKind, onChoose }: ActorFieldProps) {
  const typing = useTyping();
  const typed = typing.typed?.trim() ?? '';
  const isAsked = typing.isOpen && typed !== '';
  const actorsOf = actorsQuery(isActorKind(kind) ? kind : 0, typed);
  const { data, isFetching } = useQuery({ ...actorsOf, enabled: isAsked });
  const actors = isAsked ? (data ?? []) : [];
  const isUnknown = isAsked && data?.length === 0 && !isFetching;
  return (
    <OptionField
      label={label}
      beside={
        <Select
          label="Kind"
          value={String(kind)}
          options={hasAny ? [...KINDS, ANY] : KINDS}
          onChange={(value) => {
            typing.close();
            onKind(Number(value));
          }}
        />
      }
      listLabel={`Names for ${label.toLowerCase()}`}
      placeholder={isFull ? 'Remove a name to choose another.' : placeholderOf(kind)}
      isDisabled={isFull || kind === ANY_PARTNER}
      typing={typing}
      options={actors.map(({ slug, name, note }) => ({ key: slug, name, note }))}
      told={isUnknown ? 'Nobody of this kind goes by that name here.' : ''}
      onChoose={(at) => {
        const actor = actors[at];
        typing.end();
        if (actor && isActorKind(actor.relType))
          onChoose({ name: actor.name, relType: actor.relType, slug: actor.slug });
      }}
      onLeave={typing.close}
    />
  );
}
