import type { OpenApplication } from '~/dashboard/open-application.server';
import { hidesCreditCheck } from '~/domain/hidden-items';
import { cardOf, type RepresentativeCard } from './rules/card';
import { knowsOwnership, type Ownership, ownershipOf } from './rules/ownership';
import { asksForMore, mayAdd, permissionsFor } from './rules/permissions';
import {
  type RosterCode,
  type RosterRule,
  rosterChecks,
  type SigningMode,
  signingMode,
} from './rules/roster';

/** A rule about all representatives that is broken, with the server's code and its words. */
export interface BrokenRule {
  readonly rule: RosterRule;
  readonly code: RosterCode;
  readonly message: string;
}

export interface TabView {
  /** Nationalities are named in the reader's language. */
  readonly cards: readonly RepresentativeCard[];
  /** Null where the user cannot know how the company is owned. */
  readonly ownership: Ownership | null;
  /** Null where nothing of it can be changed any more. */
  readonly roster: {
    readonly met: readonly RosterRule[];
    readonly broken: readonly BrokenRule[];
    readonly signing: SigningMode;
  } | null;
  readonly mayAdd: boolean;
  /** The tab asks for more people: while the application is open (REP-01). */
  readonly asksForMore: boolean;
}

/** Makes the view of the tab from what the server knows. */
export function tabView({ visit, application, signatories, head }: OpenApplication): TabView {
  const { allowed_updates, status } = application;
  const adds = mayAdd(allowed_updates);
  const knowsWhole = knowsOwnership(signatories, adds);
  const today = visit.today();
  const showsScore = !hidesCreditCheck(visit.config.hiddenItems);
  const countries = new Intl.DisplayNames([visit.language], { type: 'region' });
  const cards = signatories.map((person) => {
    const permissions = permissionsFor(allowed_updates, person.is_current_actor);
    const card = cardOf(person, { permissions, today, showsScore });
    const facts = card.facts.map((fact) =>
      fact.name === 'nationality' && fact.value
        ? { ...fact, value: countryName(countries, fact.value) }
        : fact,
    );
    return { ...card, facts };
  });
  const checks = rosterChecks(
    signatories,
    (head.pending ?? []).flatMap(({ errors }) => errors.map(({ code }) => code)),
  );
  const broken = checks.filter(({ holds }) => !holds);
  return {
    cards,
    ownership: knowsWhole ? ownershipOf(signatories) : null,
    roster:
      adds && knowsWhole
        ? {
            met: checks.filter(({ holds }) => holds).map(({ rule }) => rule),
            broken: broken.map(({ rule, code }) => ({ rule, code, message: visit.t('errors')(code) })),
            signing: signingMode(signatories),
          }
        : null,
    mayAdd: adds,
    asksForMore: asksForMore(allowed_updates, status),
  };
}

/** A code that names no country is shown as it is. */
function countryName(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
