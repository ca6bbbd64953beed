import { brand } from '#web/brand.ts';

export const copy = {
  lastUpdated: (date: string) => `Last updated ${date}`,
  onThisPage: 'On this page',
  faqMore: 'Another question?',
  faqContact: 'Write to us',
  contact: {
    heading: 'Questions?',
    intro:
      'Write to us about the site, your account or an attorney. For a question about your legal issue, use the chat.',
    email: 'Email',
    phone: 'Phone',
    message: 'How can we help you?',
    methods: 'Preferred contact method',
    method: { email: 'Email', phone: 'Phone', text: 'Text Message' },
    send: 'Send Message',
    sending: 'Sending...',
    support: 'You can also write to',
    sent: 'Your message is on its way',
    sentDetail: (email: string) => `Thank you. We will answer ${email} as soon as we can.`,
    again: 'Send another message',
    noScript: `This form needs JavaScript. You can write to ${brand.supportEmail} instead.`,
  },
  contactError: {
    email: 'Please provide a valid email address',
    phone: 'Please provide a valid US phone number',
    message: 'Please describe how we can help you',
    messageTooLong: (max: number) => `Please use at most ${max} characters`,
    methods: 'Please select at least one preferred contact method',
    unavailable: 'Email service is temporarily unavailable. Please try again later.',
    unsuccessful: 'Failed to send message. Please try again.',
    other: 'An error occurred while sending your message. Please try again.',
  },
} as const;
