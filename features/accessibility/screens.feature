Feature: Every screen can be used by everybody

  Checked against the rules of WCAG 2.2 AA that can be checked by a machine, and against what is good practice beyond them.

  Scenario Outline: <screen> has no known barriers
    When I look at <screen>
    Then the page has no barriers
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
      | the name of the practice     |

    Examples: Applicants
      | screen               |
      | the indicative offer |

    @simulator
    Examples: Customers
      | screen                        |
      | the new password              |
      | the invitation                |
      | the demanded confirmation     |
      | the settings                  |
      | the financing of the practice |
      | the project of the practice   |
      | the failed list               |
      | the failed application        |
      | the unknown application       |
      | the rejection                 |
      | the practice                  |
      | the refused practice          |
      | the empty list                |
      | the list                      |
      | the profile menu              |
      | the documents                 |

    @phone
    Examples: On a phone
      | screen                      |
      | the loan request            |
      | the company details         |
      | the refused company details |
      | the indicative offer        |

    @phone @simulator
    Examples: Customers on a phone
      | screen   |
      | the list |

    @simulator
    Examples: What is financed
      | screen                |
      | the objects           |
      | the form of an object |
      | the factoring details |
      | the risk protection   |
      | the new debtor        |
      | the new company       |

    @simulator
    Examples: What an application needs
      | screen                          |
      | the overview                    |
      | the submission                  |
      | the talk                        |
      | the booked talk                 |
      | the bank account                |
      | the tax number                  |
      | the details of a practice       |
      | the company of a practice       |
      | the representatives             |
      | the new representative          |
      | the form of a representative    |
      | the removal of a representative |
      | the help with representatives   |
      | the preview of a document       |
      | the removal of a document       |
      | the change of the base year     |
      | the change of an object         |
      | the copy of an object           |
      | the removal of an object        |
      | the financials                  |
      | the invoices                    |
      | the sales of a debtor           |
      | the removal of a debtor         |

    @simulator
    Examples: What is signed
      | screen                          |
      | the signatures                  |
      | the terms                       |
      | the papers                      |
      | the online signature of a paper |
      | the upload of a signed paper    |

    @phone @simulator
    Examples: What is financed, on a phone
      | screen                |
      | the objects           |
      | the factoring details |
