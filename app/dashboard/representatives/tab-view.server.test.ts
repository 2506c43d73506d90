import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const SHARES = 'The shares come to more than 100% in total. Lower at least one.';
const SIGNING = 'Choose one person who signs alone, or at least two who sign together.';
const GUARANTORS = 'We need signatures from guarantors who together own more than 50% of the company.';

async function openRepresentatives(world: string, as = 'applicant') {
  const visitor = await visit(world, { as });
  const people = visitor.world.rows.signatories;
  const tab = `/dashboard/applications/${visitor.world.application()}/representatives`;
  const idOf = (name: string) => people.all().find(({ first_name }) => first_name === name)?.id ?? '';
  return { visitor, people, tab, idOf, words: async () => (await visitor.get(tab)).words('main') };
}

it('the page title of the representatives tab names the application number', async () => {
  const { visitor, tab } = await openRepresentatives('representatives');
  expect((await visitor.get(tab)).title).toMatch(
    /^(?:\(\d+\) )?Representatives, application \w{6} · Lindhof Bank$/,
  );
});

describe('REP-10 card of a representative', () => {
  it('the card shows the nationality in the user’s language, and unknown codes unchanged', async () => {
    const { words, people, idOf } = await openRepresentatives('signing-invitations');
    people.update(idOf('Jonas'), { nationality: 'Q' });
    people.update(idOf('Katrin'), { nationality: 'FR' });
    const shown = await words();
    expect(shown).toContain('Nationality Türkiye');
    expect(shown).toContain('Nationality France');
    expect(shown).toContain('Nationality Q ');
  });

  it('the card shows the credit score unless the credit check is hidden, and the allowed changes', async () => {
    const { visitor, tab, words, idOf } = await openRepresentatives('representatives');
    expect(await words()).toContain('Credit score 212');
    const page = await visitor.get(tab);
    expect(page.count(`a[href="${tab}?edit=${idOf('Ada')}"]`)).toBeGreaterThan(0);
    const closed = await openRepresentatives('signing-invitations');
    const closedTab = await closed.visitor.get(closed.tab);
    expect(closedTab.count(`a[href*="?edit="], a[href*="?delete="], a[href*="?add"]`)).toBe(0);
    expect(closedTab.count(`a[href="${closed.tab}?email=${closed.idOf('Katrin')}"]`)).toBe(1);
  });

  it('the card counts missing details as of the current day and asks for them', async () => {
    const { words, people, idOf } = await openRepresentatives('representatives');
    people.update(idOf('Ada'), { birthdate: null, nationality: null });
    const shown = await words();
    expect(shown).toContain('2 required details missing');
    expect(shown).toMatch(/Add nationality ?: Ada Brandt/);
  });
});

describe('REP-06 rules about all representatives', () => {
  it('the tab marks each rule as met if the representatives meet the rules', async () => {
    const { words } = await openRepresentatives('representatives');
    const shown = await words();
    expect(shown).toContain('met: Shares total 100% or less');
    expect(shown).toContain('met: 2 people sign together');
    expect(shown).toContain('met: The majority owners sign');
    for (const message of [SHARES, SIGNING, GUARANTORS]) expect(shown).not.toContain(message);
  });

  it('the tab shows a broken rule with its message', async () => {
    const { words } = await openRepresentatives('representatives-incomplete');
    const shown = await words();
    expect(shown).toContain(SIGNING);
    expect(shown).toContain('met: Shares total 100% or less');
    expect(shown).not.toContain(SHARES);
    expect(shown).not.toMatch(/met: (One person|2 people|1 person)/);
  });

  it('rules about all representatives report by how much the shares exceed 100 percent', async () => {
    const { words, people, idOf } = await openRepresentatives('representatives');
    people.update(idOf('Jonas'), { percentage_owned: 0.5 });
    const shown = await words();
    expect(shown).toContain(SHARES);
    expect(shown).toContain('35% over 100%');
    expect(shown).not.toContain('met: Shares');
  });

  it('the tab shows a broken rule that only the lending API reports', async () => {
    const { visitor, words } = await openRepresentatives('representatives');
    const patch = [
      { op: 'replace', path: '/pending_actions/0/errors/0/code', value: 'err_guarantors_above_50_percent' },
    ];
    await visitor.world.planFault({
      method: 'GET',
      path: '/user/applications/:id/next_status_validate',
      patch,
    });
    const shown = await words();
    expect(shown).toContain(GUARANTORS);
    expect(shown).not.toContain('met: The majority owners sign');
  });

  it('rules about all representatives appear even if the open items cannot be loaded', async () => {
    const { visitor, words } = await openRepresentatives('representatives');
    await visitor.world.planFault({
      method: 'GET',
      path: '/user/applications/:id/next_status_validate',
      status: 503,
    });
    expect(await words()).toContain('met: The majority owners sign');
  });

  it('the rules are hidden if the user may change no representative', async () => {
    const { words } = await openRepresentatives('signing-invitations');
    const shown = await words();
    expect(shown).toContain('Total shares 75%');
    expect(shown).not.toContain('met:');
  });

  it('SIGN-09: the rules are hidden from users who see only their own record', async () => {
    const { words } = await openRepresentatives('signing-second-missing', 'jonas');
    const shown = await words();
    expect(shown).toContain('Jonas Brandt');
    expect(shown).not.toContain('Ownership');
    expect(shown).not.toContain('met:');
  });
});

describe('REP-01 adding more representatives', () => {
  it('adding is suggested while the application is open', async () => {
    expect(await (await openRepresentatives('representatives')).words()).toContain('Add another person');
  });

  it('adding is possible but not suggested once the application is no longer open, if the API permits adding', async () => {
    const { visitor, tab } = await openRepresentatives('representatives');
    const patch = [{ op: 'replace', path: '/status', value: 'Internal_Review' }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
    const page = await visitor.get(tab);
    expect(page.words('main')).not.toContain('Add another person');
    expect(page.count(`a[href="${tab}?add"]`)).toBe(1);
  });

  it('adding is hidden if the representatives cannot be changed', async () => {
    const { visitor, tab, words } = await openRepresentatives('signing-invitations');
    expect(await words()).not.toContain('Add another person');
    expect((await visitor.get(tab)).count(`a[href="${tab}?add"]`)).toBe(0);
  });

  it.each([
    ['first-application', 'Add everyone who legally represents the company', true],
    [
      'objects-closed',
      'No one is listed for this application, and you can’t add anyone at this stage.',
      false,
    ],
  ])(
    'an empty list asks for the first representative, if adding is allowed (scenario %s)',
    async (world, expectedText, isOffered) => {
      const { visitor, tab } = await openRepresentatives(world);
      const page = await visitor.get(tab);
      expect(page.words('main')).toContain(expectedText);
      expect(page.count(`a[href="${tab}?add"]`)).toBe(isOffered ? 1 : 0);
    },
  );
});
