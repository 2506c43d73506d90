import { expect, it } from 'vitest';
import { PAGE_TYPE } from '../../pages/page-document';
import { exchangeInSandbox } from '../../testing/in-sandbox';

const test = exchangeInSandbox();

const requestPageData = (address: string) =>
  test.sandbox().request('GET', address, { headers: { accept: PAGE_TYPE } });

it('SIM-14: a page returns JSON to a browser that already shows a page of the simulator', async () => {
  const { id } = test.sandbox();
  const { status, headers, body } = await requestPageData(`/simulator/?sandbox=${id}&lang=en`);
  expect([status, headers.get('content-type'), headers.get('vary')]).toEqual([
    200,
    `${PAGE_TYPE}; charset=utf-8`,
    'accept',
  ]);
  expect(body).toMatchObject({ page: 'start', shell: { language: 'en', sandbox: { id } } });
});

it('SIM-14: a page without a sandbox returns the reason and a link to continue', async () => {
  const { status, body } = await requestPageData('/simulator/?sandbox=gone&lang=en');
  expect(status).toBe(404);
  expect(body).toEqual({
    refused: {
      message: expect.stringContaining(' '),
      nextStep: { href: '/simulator/situations', label: expect.any(String) },
    },
  });
});
