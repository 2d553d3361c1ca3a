import { findListedPlaces, findNamedPlace } from '#domain/places/find-listed-places.ts';
import { OptionField } from '#web/ui/option-field.tsx';
import { useTyping } from '#web/ui/use-typing.ts';

interface StateFieldProps {
  readonly label: string;
  /** The states there are, by the library's names. */
  readonly states: readonly string[];
  /** The chosen one; '' for none. */
  readonly value: string;
  readonly onChoose: (state: string) => void;
}

/** A state out of a list, chosen by typing any of its names (`UK`, `Türkiye`). */
export function StateField({ label, states, value, onChoose }: StateFieldProps) {
  const typing = useTyping();
  const { typed, isOpen, end } = typing;
  const offered = isOpen ? findListedPlaces(typed ?? '', states) : [];
  const choose = (state: string) => {
    end();
    if (state !== value) onChoose(state);
  };
  return (
    <OptionField
      label={label}
      listLabel={`States for ${label.toLowerCase()}`}
      placeholder="Type a name"
      isSelect
      value={value}
      typing={typing}
      options={offered.map(({ name, also }) => ({ key: name, name, note: also }))}
      told={isOpen && typed !== undefined ? tell(offered.length) : ''}
      chosenAt={states.indexOf(value)}
      onChoose={(at) => choose(offered[at]?.name ?? value)}
      onEmpty={() => choose('')}
      // Who leaves the field with a whole name in it has chosen; anything else was not a choice.
      onLeave={() => {
        if (typed === undefined) end();
        else choose(typed.trim() === '' ? '' : (findNamedPlace(typed, states) ?? value));
      }}
    />
  );
}

function tell(count: number): string {
  if (count === 0) return 'No state of this list goes by that name.';
  return count === 1 ? '1 state' : `${count} states`;
}
