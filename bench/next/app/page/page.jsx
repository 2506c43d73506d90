import { headers } from 'next/headers';

/** So many paragraphs after so many calls of the backend, as plain as a page can be: the same as the floor's. */
export default async function Page() {
  const wish = JSON.parse((await headers()).get('x-floor') ?? '{}');
  const { calls = [], cookie = '', paragraphs = 0 } = wish;
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
