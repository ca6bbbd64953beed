/** On which the database says that Stop was pressed for a request. */
export const STOP_CHANNEL = 'answer_stopped';
