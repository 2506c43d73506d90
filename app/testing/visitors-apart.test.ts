import { DEPLOYMENTS } from 'fixtures/deployments';
import { expect, it } from 'vitest';
import { openPortal } from './portal';

const visit = openPortal();

/** The names have characters with a meaning in scripts, replacements and cached texts. */
const VISITORS = [
  {
    world: 'ready-to-submit',
    partner: 'demo',
    as: 'applicant',
    language: 'de',
    name: '</script><b>',
    word: 'Quirinus',
  },
  {
    world: 'ready-to-submit',
    partner: 'demo',
    as: 'applicant',
    language: 'fr',
    name: "$& $1 $` $'",
    word: 'Odalric',
  },
  {
    world: 'ready-to-submit',
    partner: 'demo',
    as: 'applicant',
    language: 'en',
    name: '\uE0000\uE001',
    word: 'Wulfstan',
  },
  {
    world: 'polish-zloty',
    partner: 'polska',
    as: 'applicant',
    language: 'pl',
    name: '<!--$!--> &amp;',
    word: 'Ziemowit',
  },
] as const;

const TABS = ['', '/representatives', '/documents'];

async function open({ world, as, language, name, word }: (typeof VISITORS)[number]) {
  const visitor = await visit(world, { as, language });
  const signatories = visitor.world.rows.signatories.all();
  for (const { id } of signatories)
    visitor.world.rows.signatories.update(id, { last_name: `${name} ${word}` });
  const base = `/dashboard/applications/${visitor.world.application()}`;
  const { email } = visitor.world.persona(as);
  return { visitor, base, email };
}

it('Pages show only the data of the visitor who requests them, whichever visitor was served before', async () => {
  const visitors = await Promise.all(VISITORS.map(open));
  for (const tab of TABS) {
    const pages = await Promise.all(
      [...visitors, ...visitors].map(({ visitor, base }) => visitor.get(base + tab)),
    );
    for (const [position, page] of pages.entries()) {
      const index = position % VISITORS.length;
      const { language, partner, name, word } = VISITORS[index] ?? VISITORS[0];
      expect([page.status, page.attribute('html', 'lang')]).toEqual([200, language]);
      expect(page.words('header')).toContain(visitors[index]?.email);
      expect(page.title).toContain(DEPLOYMENTS[partner].partner.parameters.display_name);
      if (tab === '/representatives' && partner === 'demo')
        expect(page.words('main')).toContain(`${name} ${word}`);
      const otherVisitors = VISITORS.filter((other) => other.word !== word);
      for (const other of otherVisitors) expect(page.body).not.toContain(other.word);
    }
  }
});

it('Pages of one application follow the permissions of each request', async () => {
  const visitor = await visit('documents-advised', { as: 'applicant' });
  const path = `/dashboard/applications/${visitor.world.application()}/documents`;
  const readDeletionCount = async () => {
    const page = await visitor.get(path);
    return [page.status, page.count('main a[href*="delete="]')];
  };
  const [status, count] = await readDeletionCount();
  expect([status, Number(count) > 0]).toEqual([200, true]);
  const patch = [{ op: 'replace', path: '/canDelete', value: false }];
  await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch, times: 1 });
  expect(await readDeletionCount()).toEqual([200, 0]);
  expect(await readDeletionCount()).toEqual([200, count]);
  const strangerPage = await visitor.createStranger().get(path);
  expect([strangerPage.status, strangerPage.body]).toEqual([302, '']);
});
