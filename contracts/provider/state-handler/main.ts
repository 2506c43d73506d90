import { z } from 'zod';
import { createStateHandler } from './server';
import { STATES } from './state-table';

const { data, error } = z
  .object({
    STATE_HANDLER_PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
    API_BASE_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:4000'),
  })
  .safeParse(process.env);

if (error) {
  console.error(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
  process.exitCode = 1;
} else {
  const api = data.API_BASE_URL.replace(/\/$/, '');
  const server = createStateHandler(api, STATES);
  server.once('error', ({ message }) => {
    console.error(message);
    process.exitCode = 1;
  });
  server.listen(data.STATE_HANDLER_PORT, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : data.STATE_HANDLER_PORT;
    console.info(`State handler for ${api} listens at http://127.0.0.1:${port}`);
  });
}
