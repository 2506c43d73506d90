import { readFileSync } from 'node:fs';
import { factory, primaryKey } from '@mswjs/data';
import { createServer } from '@mswjs/http-middleware';
import { HttpResponse, http } from 'msw';

const [file = '', port] = process.argv.slice(2);
const { one, list } = JSON.parse(readFileSync(file, 'utf8'));
const db = factory({ application: { id: primaryKey(String), content: Object } });
const rows = [JSON.parse(one), ...JSON.parse(list).slice(1)];
for (const [index, content] of rows.entries()) db.application.create({ id: String(index + 1), content });

createServer(
  http.get('/applications', () => HttpResponse.json(db.application.getAll().map(({ content }) => content))),
  http.get('/applications/:id', ({ params }) =>
    HttpResponse.json(db.application.findFirst({ where: { id: { equals: String(params.id) } } })?.content),
  ),
  http.post('/applications', async ({ request }) => {
    const content = await request.json();
    db.application.create({ id: crypto.randomUUID(), content });
    return HttpResponse.json(content, { status: 201 });
  }),
).listen(Number(port), '127.0.0.1');
