Feature: Every screen is accessible

  Each screen is checked automatically against WCAG 2.2 AA and further good practice.

  @SHELL-19
  Scenario Outline: Accessibility checks pass for <screen>
    When I look at <screen>
    Then the page has no barriers, in light colours and in dark ones
    And a screen reader finds in <screen> what was agreed

    Examples: Visitors
      | screen                       |
      | the refused loan request     |
      | the company name             |
      | the company suggestions      |
      | the company details          |
      | the refused company details  |
      | the account creation         |
      | the check of my answers      |
      | the refused account creation |
      | the refused login            |
      | the registration             |
      | the refused registration     |
      | the not-found page           |
      | the cookie settings          |
      | the help                     |
      | the languages                |
      | the forgotten password       |
      | the mail that is on its way  |
      | the link that is not valid   |
      | the failed confirmation      |
      | the cookie page              |

    @needs-partners
    Examples: Visitors
      | screen                   |
      | the name of the practice |

    Examples: Customers
      | screen                   |
      | the unknown application  |
      | the empty list           |
      | the profile menu         |
      | the page of another user |

    @needs-mail
    Examples: Customers
      | screen           |
      | the new password |

    @needs-proxy
    Examples: Customers
      | screen                 |
      | the failed list        |
      | the failed application |

    @needs-partners
    Examples: Customers
      | screen                        |
      | the demanded confirmation     |
      | the financing of the practice |
      | the project of the practice   |
      | the practice                  |
      | the refused practice          |

    @needs-test-values
    Examples: Customers
      | screen        |
      | the rejection |

    @needs-mail @needs-back-office
    Examples: Customers
      | screen         |
      | the invitation |

    @phone
    Examples: On a phone
      | screen                      |
      | the loan request            |
      | the company details         |
      | the refused company details |
      | the indicative offer        |

    @phone
    Examples: Customers on a phone
      | screen   |
      | the list |

    Examples: Financed objects and factoring
      | screen                |
      | the form of an object |
      | the risk protection   |
      | the new debtor        |
      | the new company       |

    Examples: Tasks of an application
      | screen                              |
      | the submission                      |
      | the appointment                     |
      | the contact data of the appointment |
      | the booked appointment              |
      | the bank account                    |
      | the tax number                      |
      | the representatives                 |
      | the new representative              |
      | the form of a representative        |
      | the removal of a representative     |
      | the help with representatives       |
      | the preview of a document           |
      | the removal of a document           |
      | the change of the base year         |
      | the change of an object             |
      | the copy of an object               |
      | the removal of an object            |
      | the financials                      |
      | the invoices                        |
      | the sales of a debtor               |
      | the removal of a debtor             |

    @needs-partners
    Examples: Tasks of an application
      | screen                    |
      | the details of a practice |
      | the company of a practice |

    Examples: Forms of each tab
      | screen                                  |
      | the documents of a complete application |

    @phone
    Examples: Forms of each tab on a phone
      | screen                                  |
      | the documents of a complete application |

    Examples: Signing
      | screen                          |
      | the terms                       |
      | the papers                      |
      | the online signature of a paper |
      | the upload of a signed paper    |

    @phone
    Examples: Financed objects on a phone
      | screen                |
      | the objects           |
      | the factoring details |

  @SHELL-19 @SHELL-26
  Scenario Outline: Accessibility checks pass for <screen>, also with large text and at 400 percent zoom
    When I look at <screen>
    Then the page has no barriers, in light colours and in dark ones
    And a screen reader finds in <screen> what was agreed
    When my browser shows text at 32 pixels
    Then text of the page is twice as large
    And the page fits the screen
    And every text is seen whole
    When my browser shows text at 16 pixels
    And I zoom in to 400 percent
    Then nothing is fixed to the screen
    And every stop of the Tab key is in view

    Examples:
      | screen                             |
      | the loan request                   |
      | the login                          |
      | the cookie question                |
      | the indicative offer               |
      | the settings                       |
      | the list                           |
      | the documents                      |
      | the objects                        |
      | the factoring details              |
      | the overview                       |
      | the guided bank account            |
      | the guided representatives         |
      | the guided documents               |
      | the guided objects                 |
      | the guided factoring details       |
      | the end of the guided completion   |
      | the confirmation of all signatures |
      | the documents to print             |
      | the signatures                     |
