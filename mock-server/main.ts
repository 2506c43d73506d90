import { readSettings, SettingsError } from './settings';
import { startSimulator } from './start';

try {
  const simulator = await startSimulator(readSettings(process.env));
  console.info(`Simulated lending API: ${simulator.origin} (control page ${simulator.origin}/simulator/)`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await simulator.close();
      process.exit(0);
    });
  }
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(`The simulator cannot start: ${error.message}.`);
  process.exitCode = 1;
}
