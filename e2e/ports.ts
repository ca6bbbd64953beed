/** Where the journeys find the product, and the desk behind which its mails and its OpenID provider can be asked for. */
export const E2E_PORT = Number(process.env['E2E_PORT'] ?? 4310);
export const DESK_PORT = E2E_PORT + 1;
