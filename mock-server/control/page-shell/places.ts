import type { Language } from 'contracts/api/enumerations';
import type { Sandbox } from '../../store/sandbox';

/** The places of the simulator in the order of its bar, with where each lies. */
const PLACES = {
  start: '/simulator/',
  demo: '/simulator/demo',
  situations: '/simulator/situations',
  bank: '/simulator/bank',
  course: '/simulator/course',
  acceptance: '/simulator/script',
} as const satisfies Record<string, string>;

export type Place = keyof typeof PLACES;

/** Whose world a page shows, in which language; a page that shows none, such as one that is not there, has no world. */
export interface ShownWorld {
  readonly sandbox: Sandbox | null;
  readonly language: Language;
}

/** The places that can be gone to, with their addresses in the same world and language. */
export function placesOf(shown: ShownWorld): { place: Place; href: string }[] {
  // The keys of the places are their names.
  return (Object.keys(PLACES) as Place[]).map((place) => ({ place, href: inWorld(PLACES[place], shown) }));
}

/** A path of the simulator in a page's world and language. */
export function inWorld(path: string, { sandbox, language }: ShownWorld): string {
  return `${path}?${new URLSearchParams({ ...(sandbox && { sandbox: sandbox.id }), lang: language })}`;
}
