/** Before what is written to the one across: its "you" is not the person who asked. By whom it faces. */
export const WRITTEN_TO = {
  landlord: { en: 'This is told from the tenant’s side:', es: 'Esto está dicho desde el lado del inquilino:' },
  tenant: { en: 'This is told from the owner’s side:', es: 'Esto está dicho desde el lado del dueño:' },
  employer: { en: 'This is told from the worker’s side:', es: 'Esto está dicho desde el lado del trabajador:' },
  worker: { en: 'This is told from the employer’s side:', es: 'Esto está dicho desde el lado del patrón:' },
  abuser: {
    en: 'This is told from the side of who asks for an order:',
    es: 'Esto está dicho desde el lado de quien pide una orden:',
  },
  accuser: {
    en: 'This is told from the side of who an order is against:',
    es: 'Esto está dicho desde el lado de quien tiene una orden en contra:',
  },
};
