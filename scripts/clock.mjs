// Loaded before anything else in each process of `npm run test:days` (`node --import`): the clock is moved by TEST_CLOCK_MS.
import { moveClock } from './moved-clock.mjs';

moveClock(Number(process.env.TEST_CLOCK_MS ?? 0));
