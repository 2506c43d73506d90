import { seededFaker } from 'fixtures/seeded-faker';
import { draw } from './draw';
import type { Kind } from './kinds';
import { Traces } from './traces';

/** How often another replacement is drawn for one that is taken, or in which something of somebody stands. */
const TRIES = 500;

/** Everything that is replaced in a recording, with its replacements: the same text of one kind always becomes the same. */
export class Replacements {
  readonly #faker = seededFaker({ seed: 1, now: new Date(0) });
  readonly #originals = new Map<string, { kind: Kind; text: string }>();
  readonly #made = new Map<string, string>();
  readonly #taken = new Set<string>();
  /** Of all originals, and of those that lead to somebody. */
  readonly #traces = new Traces();
  readonly #telling = new Traces();

  /** Notes a text before anything is replaced, so that no replacement is one of them. */
  note(kind: Kind, text: string): void {
    this.#originals.set(keyOf(kind, text), { kind, text });
    if (!CONSTANT.includes(kind)) this.#traces.add(text);
    if (TELLING.includes(kind)) this.#telling.add(text);
  }

  /** What stands in a text's place. */
  of(kind: Kind, text: string): string {
    if (kind === 'street line') return this.#streetLine(text);
    if (kind === 'search') return this.#searched(text);
    const key = keyOf(kind, text);
    const made = this.#made.get(key) ?? this.#fresh(kind, text);
    this.#made.set(key, made);
    return made;
  }

  /** How many different texts of each kind were replaced, the most first. */
  counts(): [Kind, number][] {
    const counts = new Map<Kind, number>();
    for (const { kind } of this.#originals.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return [...counts].sort(([, one], [, other]) => other - one);
  }

  /** Whether something that leads to somebody stands in a text. */
  survivesIn(text: string): boolean {
    return this.#telling.areIn(text);
  }

  #fresh(kind: Kind, text: string): string {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const drawn = draw(kind, text, this.#faker, this.#made.size);
      const key = `${kind}:${drawn.toLowerCase()}`;
      const isAnothers = !SHARED.includes(kind) && this.#taken.has(key);
      if (drawn === text || this.#traces.areIn(drawn) || isAnothers) {
        if (!CONSTANT.includes(kind)) continue;
      }
      this.#taken.add(key);
      return drawn;
    }
    throw new Error(`nothing can stand in the place of a ${kind}: its kind has too few values`);
  }

  /** Street and house number in one line are replaced as they are alone. */
  #streetLine(line: string): string {
    const [, street, number] = /^(.+?)\s+(\d\S*(?:\s?[a-zA-Z])?)$/.exec(line) ?? [];
    if (street === undefined || number === undefined) return this.of('street', line);
    return `${this.of('street', street)} ${this.of('house number', number)}`;
  }

  /** A part of a company's name becomes the part of its replacement, so that a search still finds it. */
  #searched(part: string): string {
    const folded = part.toLowerCase();
    const company = [...this.#originals.values()].find(
      ({ kind, text }) => kind === 'company' && text.toLowerCase().includes(folded),
    );
    if (!company) return this.of('company', part);
    return this.of('company', company.text).slice(0, Math.max(part.length, 4)).trim();
  }
}

/** Kinds of which a single value leads to somebody, whatever stands around it. */
const TELLING: readonly Kind[] = [
  'account',
  'address of a file',
  'company',
  'e-mail',
  'full name',
  'id',
  'phone',
  'tax number',
  'token',
];

/** Kinds of which all become the same, which is nobody's. */
const CONSTANT: readonly Kind[] = ['password'];

/** Kinds of which many people share a value. */
const SHARED: readonly Kind[] = [
  'birthdate',
  'city',
  'date',
  'digits',
  'given name',
  'house number',
  'position',
  'postcode',
];

/** Texts that are the same to whoever reads them, in spite of how they are written. */
function keyOf(kind: Kind, text: string): string {
  const folded = FOLDED[kind]?.(text) ?? text;
  return `${kind}:${folded}`;
}

const FOLDED: Readonly<Partial<Record<Kind, (text: string) => string>>> = {
  'e-mail': (text) => text.trim().toLowerCase(),
  phone: (text) => text.replaceAll(/[^\d+]/g, ''),
  account: (text) => text.replaceAll(/\s/g, '').toUpperCase(),
  'tax number': (text) => text.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase(),
  company: (text) => text.trim(),
  'given name': (text) => text.trim(),
  'family name': (text) => text.trim(),
};
