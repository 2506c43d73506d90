import { seededFaker } from 'fixtures/seeded-faker';
import { addressOf, draw, RECORDED_PASSWORD } from './draw';
import type { DrawnKind, Kind } from './kinds';
import { numbered } from './numbered';
import type { Person } from './place';
import { SHORTEST, Traces } from './traces';

/** How often another replacement is drawn for one that is taken, or in which something of somebody stands. */
const TRIES = 500;
/** How often for a kind of which there was nothing left already. */
const FEW = 10;

/** No street is longer, and longer lines take long to be taken apart. */
const LONGEST_LINE = 200;

/** Everything that is replaced in a recording, with its replacements: the same text of one kind always becomes the same. */
export class Replacements {
  readonly #faker = seededFaker({ seed: 1, now: new Date(0) });
  readonly #originals = new Map<string, { kind: Kind; text: string }>();
  readonly #made = new Map<string, string>();
  /** By the key of their e-mail address. */
  readonly #people = new Map<string, Person>();
  readonly #taken = new Set<string>();
  /** Of all originals, which nothing that is drawn may hold. */
  readonly #traces = new Traces();
  /** Of those that lead to somebody when they stand in any other text, and when they do in one for everybody. */
  readonly #naming = new Traces();
  readonly #telling = new Traces();
  /** Originals that are somebody's own. */
  readonly #own = new Set<string>();
  /** What is the same in every recording but for a number: an original stands there by chance. */
  readonly #plain = new Set([RECORDED_PASSWORD]);
  /** Kinds whose draws were used up, and how many texts became one with a number. */
  readonly #usedUp = new Set<Kind>();
  #numbers = 0;

  /** Notes a text before anything is replaced, so that no replacement is one of them. @param person whose name stands beside it */
  note(kind: Kind, text: string, person: Person | null): void {
    const key = keyOf(kind, text);
    this.#originals.set(key, { kind, text });
    if (kind === 'e-mail' && person && !this.#people.has(key)) this.#people.set(key, person);
    if (CONSTANT.includes(kind)) return;
    this.#traces.add(text);
    if (SHARED.includes(kind)) return;
    if (text.length >= SHORTEST) this.#own.add(text.toLowerCase());
    if (!WORDS.includes(kind)) this.#naming.add(text);
    if (TELLING.includes(kind)) this.#telling.add(text);
  }

  /** What stands in a text's place. */
  of(kind: Kind, text: string): string {
    if (kind === 'street line') return this.#streetLine(text);
    if (kind === 'search') return this.#searched(text);
    const key = keyOf(kind, text);
    const made = this.#made.get(key) ?? this.#ofPerson(kind, key) ?? this.#fresh(kind, text);
    this.#made.set(key, made);
    return made;
  }

  /** How many different texts of each kind were replaced, the most first. */
  counts(): [Kind, number][] {
    const counts = new Map<Kind, number>();
    for (const { kind } of this.#originals.values()) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return [...counts].sort(([, one], [, other]) => other - one);
  }

  /** Whether it is an original that is somebody's own: not one of those that many share. */
  isOriginal(text: string): boolean {
    return this.#own.has(text.toLowerCase());
  }

  /** Whether it is an original, or one that is about somebody stands in it. */
  survivesIn(text: string): boolean {
    return !this.#plain.has(text) && (this.isOriginal(text) || this.#naming.areIn(text));
  }

  /** Whether something that leads to somebody stands in a text, though everybody is told it. */
  tellsOf(text: string): boolean {
    return this.#telling.areIn(text);
  }

  /** An e-mail address that goes with the name in its person's place. */
  #ofPerson(kind: Kind, key: string): string | null {
    const person = kind === 'e-mail' ? this.#people.get(key) : undefined;
    if (!person) return null;
    const [first, last] = [this.of('given name', person.first), this.of('family name', person.last)];
    const made = addressOf(first, last, this.#made.size);
    return this.#traces.areIn(made) || this.#isTaken(kind, made) ? null : made;
  }

  #fresh(kind: DrawnKind, text: string): string {
    const tries = this.#usedUp.has(kind) ? FEW : TRIES;
    for (let tried = 0; tried < tries; tried += 1) {
      const drawn = draw(kind, text, this.#faker, this.#made.size);
      if (CONSTANT.includes(kind)) return drawn;
      if (drawn === text || this.#traces.areIn(drawn) || this.#isTaken(kind, drawn)) continue;
      return drawn;
    }
    this.#usedUp.add(kind);
    return this.#numbered(kind, text);
  }

  /** What holds nobody's text but by chance, as when somebody searched for the beginning of a word that stands in all that is drawn. */
  #numbered(kind: DrawnKind, text: string): string {
    for (;;) {
      this.#numbers += 1;
      const made = numbered(kind, text, this.#numbers);
      if (made !== text && !this.#originals.has(keyOf(kind, made)) && !this.#isTaken(kind, made)) {
        this.#plain.add(made);
        return made;
      }
    }
  }

  /** Whether it stands in the place of another text already; from now on it does. */
  #isTaken(kind: Kind, made: string): boolean {
    if (SHARED.includes(kind)) return false;
    const key = `${kind}:${made.toLowerCase()}`;
    if (this.#taken.has(key)) return true;
    this.#taken.add(key);
    return false;
  }

  /** Street and house number in one line are replaced as they are alone. */
  #streetLine(line: string): string {
    const [, street, number] =
      (line.length <= LONGEST_LINE && /^(.+?)\s+(\d\S*(?:\s?[a-zA-Z])?)$/.exec(line)) || [];
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

/** Kinds of which a single value leads to somebody in whatever a lender tells everybody. Names of companies do not: a bank's is its customer's bank. */
const TELLING: readonly Kind[] = [
  'account',
  'address of a file',
  'e-mail',
  'full name',
  'id',
  'phone',
  'tax number',
  'token',
];

/** Kinds whose texts may be words like others, and are told by standing alone. */
const WORDS: readonly Kind[] = ['free text', 'search'];

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
