Feature: Web addresses of the portal

  @SHELL-03
  Scenario Outline: The old address <old> redirects to <new>
    When I open "<old>"
    Then I arrive at "<new>"

    @plain
    Examples:
      | old                        | new                                    |
      | /signin?from=mail          | /login?from=mail                       |
      | /signup?from=mail          | /register?from=mail                    |
      | /loan-info?utm_source=mail | /application/loan-info?utm_source=mail |

  @SHELL-04 @SHELL-16
  Scenario Outline: <address> shows the not-found page
    When I open "<address>"
    Then the page is not found
    And the page has one heading, one statement and one thing to press
    And I can go on to /application/loan-info
    And I can go on to /

    @plain
    Examples:
      | address         |
      | /not-found      |
      | /nowhere/at/all |

    @no-js
    Examples: Without JavaScript
      | address              |
      | /application/nowhere |
      | /offers/100%         |

  Scenario Outline: A form sent to <address>, which accepts no forms, gets an error message
    When I send a form to "<address>"
    Then words tell that it is not taken there

    @plain
    Examples:
      | address                          |
      | /healthz                         |
      | /readyz                          |
      | /signin                          |
      | /demo/enter                      |
      | /application/company-suggestions |
      | /application/repayment-plan.csv  |
      | /dashboard/company-suggestions   |
      | /dashboard/applications/a/upload |

  @plain
  Scenario Outline: A form sent to the page <address>, which accepts no forms, gets an error page
    When I send a form to "<address>"
    Then an error page tells that it is not taken there

    Examples:
      | address    |
      | /          |
      | /dashboard |

  @plain
  Scenario: The autosave endpoint has no page of its own
    When I open "/application/keep"
    Then I arrive at "/application/loan-info"

  @plain
  Scenario: A lawyer reads the licence texts of all packages at one address
    When I open "/login"
    Then "/licences.txt" lists the packages of the product with their licences
    And "/licences.txt" attributes the calendar of public holidays to its authors

  @SHELL-16 @plain @needs-partners
  Scenario: The not-found page offers no application if customers cannot create one
    Given I visit Nordkontor
    When I open "/nowhere"
    Then the page is not found
    And I can go on to /
    But I cannot go on to /application/loan-info

  @SHELL-09 @SHELL-20
  Scenario: The host name of an unknown partner shows the not-found page
    Given I visit an unknown partner
    When I open "/login"
    Then the page is not found
    And nothing on it belongs to a partner
    And the page has one heading, one statement and one thing to press
    And its title keeps clear of the window's edges

  @SHELL-02 @SHELL-05 @needs-partners
  Scenario Outline: <address> redirects to the login if customers cannot create applications
    Given I visit Nordkontor
    When I open "<address>"
    Then I am asked to log in

    @plain
    Examples:
      | address                         |
      | /                               |
      | /application/loan-info          |
      | /application/company-name       |
      | /application/company-details    |
      | /application/account-creation   |
      | /application/application-result |
      | /application/new/company-name   |

  @SHELL-02 @plain @needs-partners
  Scenario: The start page opens the first step of the partner's configured form
    Given I visit Curavest
    When I open "/"
    Then I arrive at "/application/new/company-name"

  @SHELL-06 @needs-partners
  Scenario Outline: <address> redirects to the partner's configured form
    Given I visit Curavest
    When I open "<address>"
    Then I arrive at "/application/new/company-name"

    @plain
    Examples:
      | address                      |
      | /application/loan-info       |
      | /application/company-name    |
      | /application/company-details |

  @SHELL-06 @plain
  Scenario: Without an active configured form, its addresses redirect to the classic form
    When I open "/application/new/company-name"
    Then I arrive at "/application/loan-info"

  @SHELL-20 @needs-partners
  Scenario Outline: Each partner has its own portal at its host name: <partner>
    Given I visit <partner>
    When I open "/login"
    Then the page belongs to <partner>

    @plain
    Examples:
      | partner         |
      | Seefeld Kredit  |
      | Wiślana Finanse |
      | Nordkontor      |
