import { createServer } from 'node:http';
import { z } from 'zod';
import { listen } from '../provider/recording-proxy';

const publishedPact = z.object({
  pacticipantName: z.string(),
  pacticipantVersionNumber: z.string(),
  tags: z.array(z.string()),
  branch: z.string().optional(),
  contracts: z
    .array(
      z.object({
        consumerName: z.string(),
        providerName: z.string(),
        specification: z.literal('pact'),
        contentType: z.literal('application/json'),
        content: z.base64(),
      }),
    )
    .length(1),
});

export async function startFakeBroker({ authorization }: { authorization?: string } = {}) {
  const pacts = new Map<string, unknown>();
  const tags = new Map<string, Set<string>>();
  const verificationResults = new Map<string, boolean>();
  const tag = (version: string, name: string) =>
    tags.set(version, (tags.get(version) ?? new Set<string>()).add(name));

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const respond = (status: number, body: object) =>
      response.writeHead(status, { 'Content-Type': 'application/hal+json' }).end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://broker');
    if (authorization && request.headers.authorization !== authorization) {
      return respond(401, { error: { message: 'authentication is needed' } });
    }
    if (request.method === 'POST' && pathname === '/contracts/publish') {
      const { data, error } = publishedPact.safeParse(JSON.parse(Buffer.concat(chunks).toString()));
      if (error) return respond(400, { errors: error.issues });
      const [contract] = data.contracts;
      const version = data.pacticipantVersionNumber;
      pacts.set(version, JSON.parse(Buffer.from(contract?.content ?? '', 'base64').toString()));
      for (const name of data.tags) tag(version, name);
      return respond(200, {
        notices: [{ type: 'success', text: `Pact successfully published for ${version}` }],
      });
    }
    const tagMatch = /^\/pacticipants\/[^/]+\/versions\/([^/]+)\/tags\/([^/]+)$/.exec(pathname);
    if (request.method === 'PUT' && tagMatch) {
      const [, version = '', name = ''] = tagMatch.map(decodeURIComponent);
      tag(version, name);
      return respond(201, { name });
    }
    if (request.method === 'GET' && pathname === '/can-i-deploy') {
      const version = searchParams.get('version') ?? '';
      if (!pacts.has(version)) return respond(400, { errors: { version: [`no version ${version}`] } });
      const deployable = verificationResults.get(`${version} ${searchParams.get('to')}`) ?? null;
      const reason =
        deployable === null
          ? 'There is no verified pact between these versions'
          : `The verification of the pact ${deployable ? 'was successful' : 'failed'}`;
      return respond(200, { summary: { deployable, reason }, matrix: [] });
    }
    return respond(404, { error: { message: 'not found' } });
  });
  return {
    origin: await listen(server),
    pacts,
    tags,
    verify: (version: string, environment: string, success: boolean) =>
      verificationResults.set(`${version} ${environment}`, success),
    close: () => server.close(),
  };
}
