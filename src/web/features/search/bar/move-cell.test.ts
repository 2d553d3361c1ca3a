import { expect, test } from 'vitest';
import { moveCell } from './move-cell.ts';

test('The arrows go from the field through the searches to the last row and round again', () => {
  const places = [];
  let cell: ReturnType<typeof moveCell> = null;
  for (let step = 0; step < 5; step += 1) {
    cell = moveCell(cell ?? null, 'ArrowDown', 2);
    places.push(cell && `${cell.row}${cell.column}`);
  }
  expect(places).toEqual(['00', '10', '20', null, '00']);
  expect(moveCell(null, 'ArrowUp', 2)).toEqual({ row: 2, column: 0 });
  expect(moveCell({ row: 0, column: 1 }, 'ArrowUp', 2)).toBeNull();
});

test('The arrows to the sides go between a search and the button that removes it', () => {
  expect(moveCell({ row: 1, column: 0 }, 'ArrowRight', 2)).toEqual({ row: 1, column: 1 });
  expect(moveCell({ row: 1, column: 1 }, 'ArrowLeft', 2)).toEqual({ row: 1, column: 0 });
  expect(moveCell({ row: 0, column: 1 }, 'ArrowDown', 2)).toEqual({ row: 1, column: 1 });
  expect(moveCell({ row: 1, column: 1 }, 'ArrowDown', 2)).toEqual({ row: 2, column: 0 });
});

test('OP-184: the last row leads to the trash where there is one', () => {
  expect(moveCell({ row: 2, column: 0 }, 'ArrowRight', 2, true)).toEqual({ row: 2, column: 1 });
  expect(moveCell({ row: 2, column: 1 }, 'ArrowDown', 2, true)).toBeNull();
  expect(moveCell({ row: 1, column: 1 }, 'ArrowDown', 2, true)).toEqual({ row: 2, column: 0 });
});

test('Other keys, and those to the sides while the field is written in, stay the field’s own', () => {
  expect(moveCell(null, 'ArrowRight', 2)).toBeUndefined();
  expect(moveCell({ row: 2, column: 0 }, 'ArrowRight', 2)).toBeUndefined();
  expect(moveCell({ row: 0, column: 0 }, 'a', 2)).toBeUndefined();
});
