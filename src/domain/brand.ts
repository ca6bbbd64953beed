/** The product's identity. A re-brand is a change here, or PRODUCT_NAME and SUPPORT_EMAIL in the environment. */
export type Brand = {
  readonly name: string;
  readonly title: string;
  readonly supportEmail: string;
  readonly legalEntity: string;
};

const DEFAULT_NAME = 'Plainly';
const DEFAULT_SUPPORT_EMAIL = 'support@plainly.example';

export function brandFrom(override: { name?: string | undefined; supportEmail?: string | undefined }): Brand {
  const name = override.name ?? DEFAULT_NAME;
  return {
    name,
    title: `${name} Quick Legal Assistance`,
    supportEmail: override.supportEmail ?? DEFAULT_SUPPORT_EMAIL,
    legalEntity: `${name}, Inc.`,
  };
}
