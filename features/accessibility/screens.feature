Feature: Every screen is accessible

  Each screen is checked automatically against WCAG 2.2 AA and further good practice.

  @SHELL-19
  Scenario Outline: Accessibility checks pass for <screen>
    When I look at <screen>
    Then the page has no barriers, in light colours and in dark ones
    And a screen reader finds in <screen> what was agreed

    Examples: Visitors
      | screen                       |
      | the loan request             |
      | the refused loan request     |
      | the company name             |
      | the company suggestions      |
      | the company details          |
      | the refused company details  |
      | the account creation         |
      | the check of my answers      |
      | the refused account creation |
      | the login                    |
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
      | the cookie question          |

    @needs-partners
    Examples: Visitors
      | screen                   |
      | the name of the practice |

    Examples: Applicants
      | screen               |
      | the indicative offer |

    Examples: Customers
      | screen                  |
      | the settings            |
      | the unknown application |
      | the empty list          |
      | the list                |
      | the profile menu        |
      | the documents           |

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
      | the objects           |
      | the form of an object |
      | the factoring details |
      | the risk protection   |
      | the new debtor        |
      | the new company       |

    Examples: Tasks of an application
      | screen                              |
      | the overview                        |
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

    Examples: Guided completion
      | screen                             |
      | the guided bank account            |
      | the guided representatives         |
      | the guided documents               |
      | the guided objects                 |
      | the guided factoring details       |
      | the end of the guided completion   |
      | the confirmation of all signatures |
      | the documents to print             |

    Examples: Signing
      | screen                          |
      | the signatures                  |
      | the terms                       |
      | the papers                      |
      | the online signature of a paper |
      | the upload of a signed paper    |

    @phone
    Examples: Financed objects on a phone
      | screen                |
      | the objects           |
      | the factoring details |
