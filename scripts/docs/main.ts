// npm run docs: the project as a static site in .reports/docs, from requirements, decisions, features and contracts. It shows what the last
// run of the features left; `PICTURES=1 npm run features` leaves a picture of the end of each scenario too.
import { writeSite } from './site';

const FOLDER = '.reports/docs';

const { pages, scenarios, results } = writeSite(FOLDER, '.reports');
console.info(`${FOLDER}/index.html: ${pages} pages, ${scenarios} scenarios`);
if (results === 0)
  console.info('The features were not run: no scenario has a result. Run "npm run features".');
