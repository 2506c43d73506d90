import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { z } from 'zod';

const requestedPage = z.object({
  calls: z.array(z.string()).default([]),
  cookie: z.string().default(''),
  paragraphs: z.number().int().default(0),
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { calls, cookie, paragraphs } = requestedPage.parse(
    JSON.parse(request.headers.get('x-bare-page') ?? '{}'),
  );
  await Promise.all(
    calls.map(async (address) => {
      const response = await fetch(address, { headers: { cookie, accept: 'application/json' } });
      await response.json();
    }),
  );
  return { paragraphs };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  return redirect(`/page?fields=${[...form].length}`, 303);
}

export default function Page() {
  const { paragraphs } = useLoaderData<typeof loader>();
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
