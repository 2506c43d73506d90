import type { Language } from 'contracts/api/enumerations/language';

const PLACES = {
  start: '/simulator/',
  demo: '/simulator/demo',
  situations: '/simulator/situations',
  bank: '/simulator/bank',
  course: '/simulator/course',
  acceptance: '/simulator/script',
} as const satisfies Record<string, string>;

export type NavigationPlace = keyof typeof PLACES;

export interface ShownWorld {
  readonly sandbox: { readonly id: string } | null;
  readonly language: Language;
}

export function listPlaces(world: ShownWorld): { place: NavigationPlace; href: string }[] {
  return (Object.keys(PLACES) as NavigationPlace[]).map((place) => ({
    place,
    href: addWorldToHref(PLACES[place], world),
  }));
}

export function addWorldToHref(path: string, { sandbox, language }: ShownWorld): string {
  return `${path}?${new URLSearchParams({ ...(sandbox && { sandbox: sandbox.id }), lang: language })}`;
}

export function portalHref(persona: string, { sandbox, language }: ShownWorld): string {
  const query = new URLSearchParams({ ...(sandbox && { sandbox: sandbox.id }), persona, lang: language });
  return `/simulator/enter?${query}`;
}
