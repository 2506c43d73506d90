import type { Language } from 'contracts/api/enumerations/language';

const NAVIGATION_PATHS = {
  start: '/simulator/',
  demo: '/simulator/demo',
  situations: '/simulator/situations',
  bank: '/simulator/bank',
  history: '/simulator/course',
  acceptance: '/simulator/script',
} as const satisfies Record<string, string>;

export type NavigationItem = keyof typeof NAVIGATION_PATHS;

export interface ShownWorld {
  readonly sandbox: { readonly id: string } | null;
  readonly language: Language;
}

export function listNavigationItems(world: ShownWorld): { place: NavigationItem; href: string }[] {
  return (Object.keys(NAVIGATION_PATHS) as NavigationItem[]).map((place) => ({
    place,
    href: addWorldToHref(NAVIGATION_PATHS[place], world),
  }));
}

export function addWorldToHref(path: string, { sandbox, language }: ShownWorld): string {
  return `${path}?${new URLSearchParams({ ...(sandbox && { sandbox: sandbox.id }), lang: language })}`;
}

export function portalHref(persona: string, { sandbox, language }: ShownWorld): string {
  const query = new URLSearchParams({ ...(sandbox && { sandbox: sandbox.id }), persona, lang: language });
  return `/simulator/enter?${query}`;
}
