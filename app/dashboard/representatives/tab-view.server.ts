import type { LoadedApplication } from '~/dashboard/load-application.server';
import { hidesCreditCheck } from '~/domain/hidden-items';
import { representativeAddresses } from './addresses';
import { refusalReasonOf } from './form-view.server';
import { cardOf } from './rules/card';
import { knowsOwnership, ownershipOf } from './rules/ownership';
import { asksForMore, mayAdd, permissionsFor } from './rules/permissions';
import { rosterChecks, signingMode } from './rules/roster';

export type TabView = ReturnType<typeof tabView>;

export function tabView(loaded: LoadedApplication) {
  const { request, application, signatories, head } = loaded;
  const { allowed_updates, status } = application;
  const adds = mayAdd(allowed_updates);
  const requested = representativeAddresses.requested(request.facts.url.searchParams);
  const knowsWhole = knowsOwnership(signatories, adds);
  const today = request.today();
  const showsScore = !hidesCreditCheck(request.config.hiddenItems);
  const countries = new Intl.DisplayNames([request.facts.language], { type: 'region' });
  const cards = signatories.map((person) => {
    const permissions = permissionsFor(allowed_updates, person.is_current_actor);
    const card = cardOf(person, { permissions, today, language: request.facts.language, showsScore });
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
            broken: broken.map(({ rule, code }) => ({ rule, code, message: request.t('errors')(code) })),
            signing: signingMode(signatories),
          }
        : null,
    refusalReason:
      requested && requested.kind !== 'help' ? refusalReasonOf(loaded, requested.kind, requested.id) : null,
    mayAdd: adds,
    /** REP-01 */
    asksForMore: asksForMore(allowed_updates, status),
  };
}

function countryName(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
