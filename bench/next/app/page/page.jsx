import { headers } from 'next/headers';

/** A plain page with the requested number of paragraphs and backend calls, like the bare Remix page. */
export default async function Page() {
  const requestedPage = JSON.parse((await headers()).get('x-bare-page') ?? '{}');
  const { calls = [], cookie = '', paragraphs = 0 } = requestedPage;
  await Promise.all(
    calls.map(async (address) => {
      const answer = await fetch(address, {
        headers: { cookie, accept: 'application/json' },
        cache: 'no-store',
      });
      await answer.json();
    }),
  );
  return (
    <main>
      <h1>Floor</h1>
      {Array.from({ length: paragraphs }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs never change
        <p className="paragraph" key={index}>
          One paragraph of a page that does nothing but be as long as it is asked to.
        </p>
      ))}
    </main>
  );
}
