// Preloaded by each process of `npm run test:days`.
import { moveClock } from './moved-clock.mjs';

moveClock(Number(process.env.TEST_CLOCK_MS ?? 0));
