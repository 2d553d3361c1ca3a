/** Lists of whole numbers, one for each place from 0: filled first, then packed into four bytes a number. */
export class PackedLists {
  #filling: number[][] = [];
  #starts = new Int32Array(1);
  #numbers = new Int32Array(0);

  add(place: number, number: number): void {
    (this.#filling[place] ??= []).push(number);
  }

  /** As `add`, where the list has it not yet. */
  addOnce(place: number, number: number): void {
    if (!this.#filling[place]?.includes(number)) this.add(place, number);
  }

  /** Nothing can be added any more, and the lists can be read. */
  pack(places: number): void {
    this.#starts = new Int32Array(places + 1);
    for (let place = 0; place < places; place += 1) {
      this.#starts[place + 1] = (this.#starts[place] ?? 0) + (this.#filling[place]?.length ?? 0);
    }
    this.#numbers = new Int32Array(this.#starts[places] ?? 0);
    for (const [place, list] of this.#filling.entries()) this.#numbers.set(list ?? [], this.#starts[place]);
    this.#filling = [];
  }

  of(place: number): Int32Array {
    return this.#numbers.subarray(this.#starts[place], this.#starts[place + 1]);
  }
}
