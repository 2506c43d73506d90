import { parseArgs } from 'node:util';
import { DIALECTS, requireDialect } from './index';
import { startDialectProxy } from './proxy';

const USAGE = 'npm run dialects -- --api URL [--port NUMBER] [--speak NAME,NAME] [--list]';

try {
  const { values } = parseArgs({
    options: {
      api: { type: 'string' },
      port: { type: 'string', default: '4010' },
      speak: { type: 'string', default: '' },
      list: { type: 'boolean', default: false },
    },
  });
  if (values.list) {
    const width = Math.max(...DIALECTS.map(({ name }) => name.length));
    for (const { name, description } of DIALECTS) console.info(`${name.padEnd(width)}  ${description}`);
  } else {
    if (!values.api || !URL.canParse(values.api)) throw new Error('--api is missing or no URL.');
    const dialects = values.speak.split(',').filter(Boolean).map(requireDialect);
    const proxy = await startDialectProxy(Number(values.port));
    proxy.setTarget({ api: values.api, dialects });
    console.info(
      `${proxy.origin} speaks ${dialects.map(({ name }) => name).join(', ') || 'no dialect'} for ${values.api}`,
    );
  }
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error} ${USAGE}`);
  process.exitCode = 2;
}
