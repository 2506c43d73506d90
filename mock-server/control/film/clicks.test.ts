import { describe, expect, it } from 'vitest';
import { PAGE_TYPE } from '../../pages/page-document';
import { FakeFilmMaker } from '../../testing/fake-film-maker';
import { JONAS_LOGIN, KATRIN_LOGIN, registerUser } from '../../testing/people';
import { completeSigning, logInApplicant, logInSigningUser } from '../../testing/signing';
import { openSimulator, TestSandbox } from '../../testing/test-simulator';
import { uploadTestDocument } from '../../testing/uploads';

async function listFilmedClicks(
  act: (world: TestSandbox) => Promise<unknown>,
  scenario: string,
): Promise<string[]> {
  const filmMaker = new FakeFilmMaker();
  const simulator = await openSimulator({ filmMaker });
  try {
    const world = await TestSandbox.open(simulator.origin, { scenario });
    const address = `${simulator.origin}/simulator/film?sandbox=${world.id}&lang=en`;
    await fetch(address, { headers: { accept: 'text/html' } });
    await act(world);
    const response = await fetch(address, { headers: { accept: PAGE_TYPE } });
    const { data } = (await response.json()) as { data: { clicks: { id: string }[] } };
    const form = [['what', 'clicks'], ['title', ''], ...data.clicks.map(({ id }) => ['step', id])];
    await fetch(address, { method: 'POST', body: new URLSearchParams(form) });
    const film = filmMaker.orders[0]?.film;
    return film?.what === 'clicks' ? film.shots.map(inWords) : [];
  } finally {
    await simulator.close();
  }
}

function inWords({ caption, path }: { caption: string; path: string }): string {
  const { pathname, searchParams } = new URL(path, 'http://simulator');
  const at = searchParams.get('at')?.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, 'ID');
  const where = at
    ? `${searchParams.get('persona')?.split('@')[0]} ${at}`
    : pathname.replace(/[\w-]+$/, 'ID');
  return `${caption.replace(/\b[A-Z2-9]{6}\b/, 'ID')} | ${where}`;
}

describe('SIM-12 screenshots of the latest clicks', () => {
  it('screenshots show each signatory on the signing page of the portal', async () => {
    const shown = await listFilmedClicks(async (world) => {
      const katrin = await logInApplicant(world, KATRIN_LOGIN);
      await completeSigning(world, katrin);
      await completeSigning(world, await logInSigningUser(world, JONAS_LOGIN, katrin.id), 1);
    }, 'signing');
    expect(shown).toMatchInlineSnapshot(`
      [
        "ID check for Katrin Brandt: completed | katrin.brandt /dashboard/applications/ID/signatures",
        "Document: signed_guarantor_contract | katrin.brandt /dashboard/applications/ID/documents",
        "Katrin Brandt has signed | katrin.brandt /dashboard/applications/ID/signatures",
        "Jonas Brandt’s details changed | jonas.brandt /dashboard/applications/ID/representatives",
        "ID check for Jonas Brandt: completed | jonas.brandt /dashboard/applications/ID/signatures",
        "ID: Final review | jonas.brandt /dashboard/applications/ID",
      ]
    `);
  });

  it('screenshots show an uploaded document on the documents page of the portal', async () => {
    const shown = await listFilmedClicks(async (world) => {
      const katrin = await logInApplicant(world, KATRIN_LOGIN);
      await uploadTestDocument(katrin.user, katrin.id, { file_name: 'A.pdf', document_type: 'other' });
    }, 'ready-to-submit');
    expect(shown).toMatchInlineSnapshot(`
      [
        "Document: Other documents | katrin.brandt /dashboard/applications/ID/documents",
      ]
    `);
  });

  it('screenshots show the applications of a new customer', async () => {
    const shown = await listFilmedClicks(registerUser, 'empty');
    expect(shown).toMatchInlineSnapshot(`
      [
        "Account created: neu@beispiel.example | neu /dashboard/applications",
      ]
    `);
  });
});
