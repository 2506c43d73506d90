import { createServer } from 'node:net';
import { BLOCKED_PORT_MESSAGE, isBlockedPort } from './blocked-ports.mjs';
import { exitWithMessage } from './exit-with-message.mjs';

/**
 * @param {string} setting
 * @param {number} fallback
 */
export function readPortSetting(setting, fallback) {
  const text = process.env[setting] ?? '';
  if (text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    exitWithMessage(`${setting} must be a port from 1 to 65535, not "${text}".`);
  }
  if (isBlockedPort(port)) exitWithMessage(`${setting}=${port} ${BLOCKED_PORT_MESSAGE}.`);
  return port;
}

export async function portsOfPortalAndSimulator() {
  const port = readPortSetting('PORT', 3000);
  const simulatorPort = readPortSetting('SIMULATOR_PORT', 4000);
  if (port === simulatorPort)
    exitWithMessage(`PORT and SIMULATOR_PORT are both ${port}: choose another one for the simulator.`);
  await requireFreePort('PORT', port, 'portal');
  await requireFreePort('SIMULATOR_PORT', simulatorPort, 'simulator');
  const api = `http://127.0.0.1:${simulatorPort}`;
  const env = { PORT: String(port), SIMULATOR_PORT: String(simulatorPort), API_BASE_URL: api };
  return { port, simulatorPort, api, env };
}

/**
 * @param {string} setting
 * @param {number} port
 * @param {string} program
 */
export async function requireFreePort(setting, port, program) {
  const isFree = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
  if (!isFree)
    exitWithMessage(
      `Port ${port} for the ${program} is taken. Stop the program that uses it, or choose another port: ${setting}=${port + 1000}.`,
    );
}
