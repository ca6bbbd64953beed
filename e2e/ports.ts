/** Where the journeys find the product, and where the mails and the OpenID provider of the journeys' stack can be asked for. */
export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 4310);
export const CONTROL_PORT = E2E_PORT + 1;
