import Fastify from 'fastify';

const rows = new Map();
const app = Fastify();
app.put('/*', async (request) => {
  rows.set(request.url, request.body);
  return {};
});
app.get('/*', async (request) => rows.get(request.url) ?? {});
app.post('/*', async (request, reply) => {
  rows.set(`${request.url}/${rows.size}`, request.body);
  return reply.code(201).send(request.body);
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
