import { requireNoArguments } from '../test-arguments.mjs';
import { writeSite } from './site';

requireNoArguments('npm run docs');

const FOLDER = '.reports/docs';

const { pages, scenarios, results } = writeSite(FOLDER, '.reports');
console.info(`${FOLDER}/index.html: ${pages} pages, ${scenarios} scenarios`);
if (results === 0)
  console.info('The features were not run: no scenario has a result. Run "npm run features".');
