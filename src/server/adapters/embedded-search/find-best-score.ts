/** The score of which at most so many others are better, 0 where there are no more than that. */
export function findBestScore(lists: readonly Float64Array[], most: number): number {
  if (lists.reduce((sum, { length }) => sum + length, 0) <= most) return 0;
  const heap = new Float64Array(most);
  for (const scores of lists) {
    for (let index = 0; index < scores.length; index++)
      if (scores[index]! > heap[0]!) replaceLeast(heap, scores[index]!);
  }
  return heap[0]!;
}

/** Takes the least out of a heap, which stands on top, and puts a score in. */
function replaceLeast(heap: Float64Array, score: number): void {
  let at = 0;
  for (;;) {
    let child = at * 2 + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child++;
    if (heap[child]! >= score) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = score;
}
